import { blockingChecks } from '#platform/checks/blocking-checks.ts'
import { lookAt } from '#platform/checks/finding.ts'
import { isStopping, noteProbe } from './readiness.ts'

/** A database that hangs is none: whoever asks wants to send people elsewhere soon. */
const READY_TIMEOUT_MS = 3000
/** Whoever asks more often is told what was seen last. */
const READY_CACHE_MS = 1000

let seen: { at: number; ready: Promise<boolean> } | undefined

/** Whether nothing that blocks is found; asked for at most once in a second. */
function isReady(): Promise<boolean> {
  if (seen && Date.now() - seen.at < READY_CACHE_MS) return seen.ready
  const ready = lookAt(blockingChecks, undefined, READY_TIMEOUT_MS).then((found) => found.every(({ ok }) => ok))
  seen = { at: Date.now(), ready }
  return ready
}

/**
 * `/healthz`: the process answers. `/readyz`: it can also serve, by the same findings as the doctor and the page of the
 * back office. Neither says more to strangers.
 */
export async function health(path: '/healthz' | '/readyz'): Promise<Response> {
  if (path === '/healthz') return Response.json({ status: 'ok' })
  noteProbe(Date.now())
  const ready = !isStopping() && (await isReady())
  return Response.json({ status: ready ? 'ready' : 'not ready' }, { status: ready ? 200 : 503 })
}
