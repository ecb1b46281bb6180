import { NOT_INITIALIZED } from '../../session/session.text.ts'

const NAME = 'torogoz.session'
/** A channel also reaches other listeners in the same page, so messages carry the sender's id. */
const tab = Math.random().toString(36).slice(2)

/** Tells other tabs that somebody signed in or out here (AUTH-37). */
export function announceSession() {
  try {
    const channel = new BroadcastChannel(NAME)
    channel.postMessage(tab)
    channel.close()
  } catch {
    // Without channels other tabs notice it at their next request.
  }
}

let problem: string | null = null
const watchers = new Set<() => void>()

/**
 * Calls back when another tab signed in or out. A browser that can not listen is the start-up failure of AUTH-47.
 * @returns a function that stops listening
 */
export function onSessionAnnounced(listener: () => void): () => void {
  try {
    const channel = new BroadcastChannel(NAME)
    channel.onmessage = ({ data }) => data !== tab && listener()
    publish(null)
    return () => channel.close()
  } catch {
    publish(NOT_INITIALIZED)
    return () => {}
  }
}

function publish(next: string | null) {
  problem = next
  for (const watcher of watchers) watcher()
}

/** 'Failed to initialize authentication', or null. */
export const startProblem = () => problem
export function onStartProblem(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
