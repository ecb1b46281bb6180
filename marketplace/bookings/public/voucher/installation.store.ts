// Chromium says once per page that the product can be installed; the event is kept until a booking gives a reason to ask.
export type Installation = Event & { prompt: () => Promise<unknown> }

let held: Installation | null = null
const watchers = new Set<() => void>()
const hold = (installation: Installation | null) => {
  held = installation
  for (const watcher of watchers) watcher()
}

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own prompt would come too early.
    event.preventDefault()
    hold(event as Installation)
  })
  addEventListener('appinstalled', () => hold(null))
}

/** The kept event, or null. */
export const heldInstallation = () => held
export function onInstallation(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
