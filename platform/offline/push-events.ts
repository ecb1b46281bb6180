// The service worker's part of push messages: shows one, and opens its page.

type PushPayload = { title: string; body: string; href: string; tag: string }
type PushEvent = Event & { data: { json: () => PushPayload } | null; waitUntil: (work: Promise<unknown>) => void }
type ClickEvent = Event & {
  notification: { data: { href: string }; close: () => void }
  waitUntil: (work: Promise<unknown>) => void
}
type Window = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }
type Worker = {
  addEventListener: (name: string, listener: (event: never) => void) => void
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (options: object) => Promise<Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
  location: Location
}

/** Only a page of our own, whatever the message says: a forged one must not lead elsewhere. */
const ownPage = (href: string, { origin }: Location) => {
  const url = new URL(href, origin)
  return url.origin === origin ? url.href : origin
}

/** Shows messages, one per kind at a time, and opens them on a click. @param worker the global of the service worker */
export function listenForPushes(worker: Worker): void {
  worker.addEventListener('push', (event: PushEvent) => {
    const { title, body, href, tag } = event.data?.json() ?? { title: 'Torogoz', body: '', href: '/', tag: 'news' }
    const options = { body, tag, renotify: true, data: { href }, icon: '/icon-192.png', lang: 'es-SV' }
    event.waitUntil(worker.registration.showNotification(title, options))
  })
  worker.addEventListener('notificationclick', (event: ClickEvent) => {
    const { notification } = event
    notification.close()
    const url = ownPage(notification.data.href, worker.location)
    const open = async () => {
      const [window] = await worker.clients.matchAll({ type: 'window' })
      if (!window) return worker.clients.openWindow(url)
      await window.focus()
      // A client that this worker does not control can not be navigated by it.
      return window.navigate(url).catch(() => worker.clients.openWindow(url))
    }
    event.waitUntil(open())
  })
}
