// Built files never change under their name, so the first copy serves for ever; the page itself is fetched anew while
// the server can be reached, so that a phone that reloads during a restart still finds it.
const CACHE = 'citysleeps-1'

self.addEventListener('install', event => event.waitUntil(caches.open(CACHE).then(cache => cache.add('/'))))

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptOr(request))
  else if (request.mode === 'navigate') event.respondWith(freshOr(request))
})

async function keptOr(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

async function freshOr(request) {
  const cache = await caches.open(CACHE)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put('/', fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}
