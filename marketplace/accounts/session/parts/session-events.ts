const NAME = 'torogoz.session'

/** Tells the other tabs that somebody signed in or out here (AUTH-37). */
export function announceSession() {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab signed in or out. @returns a function that stops listening */
export function onSessionAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = listener
  return () => channel.close()
}
