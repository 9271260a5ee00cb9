/** "Your turn" on this device, also when no page of the house is open. Asked for by a person, never by the house. */
import { forgetPush, listenToPush, pushKey } from '../api'
import { WINDOWS } from '../house'
import { t } from '../i18n.svelte'
import { at } from '../page/base'

/** Where the service worker finds the words of a notification: it speaks no Fluent. */
const SHELF = 'manoir-words'
const WORDS = '/push-words'
export type Bell = 'none' | 'off' | 'on' | 'denied'

export async function bell(): Promise<Bell> {
  const worker = await registration()
  if (!worker || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

export async function ring(): Promise<Bell> {
  const worker = await registration()
  if (!worker) return 'none'
  if ((await Notification.requestPermission()) !== 'granted') return bell()
  const { key } = await pushKey()
  const heard = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = heard.toJSON()
  await keepWords()
  await listenToPush({ endpoint: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
  return 'on'
}

export async function hush(): Promise<Bell> {
  const heard = await (await registration())?.pushManager.getSubscription()
  if (heard) {
    await forgetPush({ endpoint: heard.endpoint })
    await heard.unsubscribe()
  }
  return bell()
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(at('/')) : Promise.resolve(undefined)

async function keepWords(): Promise<void> {
  const games = (body: string): Record<string, string> =>
    Object.fromEntries(WINDOWS.map(({ id }) => [id, t(body, { game: t(`game-${id}`) })]))
  const reminder = { title: t('push-remind-title'), games: games('push-remind-body') }
  const words = { title: t('push-title'), games: games('push-body'), reminder }
  const shelf = await caches.open(SHELF)
  await shelf.put(at(WORDS), new Response(JSON.stringify(words)))
}
