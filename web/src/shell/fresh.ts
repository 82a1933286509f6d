// After an update of the server, a page loaded before asks for files that are gone.

const RELOADED = 'citysleeps.reloaded'
const A_MINUTE = 60_000

/** Reload the page when one of its files is gone, but only once if that does not help. */
export function stayFresh(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < A_MINUTE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    reload()
  })
}
