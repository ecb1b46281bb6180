import { NOT_INITIALIZED } from '../../session/session.text.ts'

const NAME = 'torogoz.session'
/** A channel also speaks to the other listeners of its own page; what this tab says is not meant for itself. */
const tab = Math.random().toString(36).slice(2)

/** Tells the other tabs that somebody signed in or out here (AUTH-37). */
export function announceSession() {
  try {
    const channel = new BroadcastChannel(NAME)
    channel.postMessage(tab)
    channel.close()
  } catch {
    // Without channels the other tabs learn it with their next request.
  }
}

let problem: string | null = null
const watchers = new Set<() => void>()

/**
 * Calls back when another tab signed in or out. When the browser cannot listen, that is the start-up failure of AUTH-47.
 * @returns a function that stops listening
 */
export function onSessionAnnounced(listener: () => void): () => void {
  try {
    const channel = new BroadcastChannel(NAME)
    channel.onmessage = ({ data }) => data !== tab && listener()
    tell(null)
    return () => channel.close()
  } catch {
    tell(NOT_INITIALIZED)
    return () => {}
  }
}

function tell(found: string | null) {
  problem = found
  for (const watcher of watchers) watcher()
}

/** 'Failed to initialize authentication', or null. */
export const startProblem = () => problem
export function onStartProblem(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
