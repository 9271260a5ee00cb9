// Keeps the shell for when the line is down. Pages come from the network first, so that no old page
// outlives its assets; assets have their hash in their name and never change.
// The house may stand below a path: everything here is below the folder that this file is in.
const HOME = new URL('.', location.href).pathname
const SHELF = 'manoir-1'
const MOST = 200 // assets of houses long rebuilt go first

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(HOME)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('manoir-') && ![SHELF, WORDS].includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (['api', 'docs'].some((folder) => `${url.pathname}/`.startsWith(`${HOME}${folder}/`))) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith(`${HOME}assets/`)) event.respondWith(asset(request))
})

async function page(request) {
  const shelf = await caches.open(SHELF)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await shelf.put(HOME, fresh.clone())
    return fresh
  } catch {
    return (await shelf.match(HOME)) ?? Response.error()
  }
}

async function asset(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await shelf.put(request, fresh.clone())
  const all = await shelf.keys()
  if (all.length > MOST) await Promise.all(all.slice(1, all.length - MOST).map((old) => shelf.delete(old)))
  return fresh
}

// "Your turn": a push names a table and its game. The words were left here by the page that asked for it.
const WORDS = 'manoir-words'
const TABLE = /^[a-z0-9]{10}$/

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.path ?? `${HOME}me`))
})

// A push that comes twice is shown once: it has the turn of the one that is there. At night nothing rings.
async function tell(data) {
  const { table = '', game, turn, kind } = data?.json() ?? {}
  const known = await (await caches.open(WORDS)).match(`${HOME}push-words`)
  const words = known ? await known.json() : { title: 'Manoir', games: {} }
  const { title, games } = kind === 'reminder' && words.reminder ? words.reminder : words
  const [there] = await self.registration.getNotifications({ tag: table })
  const twice = there?.data?.turn === turn && there?.data?.kind === kind
  await self.registration.showNotification(title, {
    body: games[game] ?? '',
    tag: table,
    renotify: Boolean(table) && !twice,
    silent: isNight(new Date().getHours()),
    icon: `${HOME}icon-192.png`,
    data: { path: TABLE.test(table) ? `${HOME}t/${table}` : `${HOME}me`, turn, kind },
  })
  await self.navigator.setAppBadge?.()
}

const isNight = (hour) => hour >= 22 || hour < 8

// To the page that shows the table, also one that was loaded past this worker; otherwise to a new one.
async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
