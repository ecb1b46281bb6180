// Chromium says once per page that the product can be installed; the event is kept until a booking gives a reason to ask.
export type Installation = Event & { prompt: () => Promise<unknown> }

let pendingEvent: Installation | null = null
const watchers = new Set<() => void>()
const setPendingEvent = (installation: Installation | null) => {
  pendingEvent = installation
  for (const watcher of watchers) watcher()
}

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own prompt would come too early.
    event.preventDefault()
    setPendingEvent(event as Installation)
  })
  addEventListener('appinstalled', () => setPendingEvent(null))
}

/** The kept event, or null. */
export const heldInstallation = () => pendingEvent
export function onInstallation(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
