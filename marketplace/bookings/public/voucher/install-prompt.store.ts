// Chromium says once per page that the product can be installed; the event is kept until a booking gives a reason to ask.
export type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

let pendingEvent: InstallPromptEvent | null = null
const watchers = new Set<() => void>()
const setPendingEvent = (event: InstallPromptEvent | null) => {
  pendingEvent = event
  for (const watcher of watchers) watcher()
}

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own prompt would come too early.
    event.preventDefault()
    setPendingEvent(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => setPendingEvent(null))
}

/** The kept event, or null. */
export const deferredInstallPrompt = () => pendingEvent
export function onInstallPromptChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
