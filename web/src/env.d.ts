/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words/door/*' {
  const text: string
  export default text
}

declare module 'virtual:words/table/*' {
  const text: string
  export default text
  export const books: Record<string, string>
}
