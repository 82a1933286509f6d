/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  type Text = () => Promise<{ default: string }>
  type BookText = () => Promise<{ default: string; themes: Record<string, string> }>
  const texts: Record<
    string,
    { name: string; door: Text; table: Text; books: Record<string, BookText>; guides: Record<string, BookText> }
  >
  export default texts
}
