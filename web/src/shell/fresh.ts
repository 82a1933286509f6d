// A page that was fetched before an update asks for files that the new version of the server does not have.

const RELOADED = 'citysleeps.reloaded'
const A_MINUTE = 60_000

/** Fetch the page again when one of its files is gone; not again and again, if that does not help. */
export function stayFresh(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < A_MINUTE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    reload()
  })
}
