const NAME = 'torogoz.session'
/** A channel also speaks to the other listeners of its own page; what this tab says is not meant for itself. */
const tab = Math.random().toString(36).slice(2)

/** Tells the other tabs that somebody signed in or out here (AUTH-37). */
export function announceSession() {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(tab)
  channel.close()
}

/** Calls back when another tab signed in or out. @returns a function that stops listening */
export function onSessionAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => data !== tab && listener()
  return () => channel.close()
}
