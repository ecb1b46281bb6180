import { blockingChecks } from '#platform/checks/blocking-checks.ts'
import { runChecks } from '#platform/checks/finding.ts'
import { isStopping, recordProbe } from './readiness.ts'

/** A database that hangs counts as down, because balancers want to send people elsewhere soon. */
const READY_TIMEOUT_MS = 3000
/** Frequent probes get the last result, so that they put no load on the database. */
const READY_CACHE_MS = 1000

let cached: { at: number; ready: Promise<boolean> } | undefined

/** Whether no blocking check fails; runs the checks at most once a second. */
function isReady(): Promise<boolean> {
  if (cached && performance.now() - cached.at < READY_CACHE_MS) return cached.ready
  const ready = runChecks(blockingChecks, undefined, READY_TIMEOUT_MS).then((findings) =>
    findings.every(({ ok }) => ok),
  )
  cached = { at: performance.now(), ready }
  return ready
}

/**
 * `/healthz`: the process answers. `/readyz`: it can also serve, by the same checks as the doctor and the back office.
 * Strangers get no details.
 */
export async function health(path: '/healthz' | '/readyz'): Promise<Response> {
  if (path === '/healthz') return Response.json({ status: 'ok' })
  recordProbe(performance.now())
  // Asked afterwards too: the look may take seconds, and a balancer would hear yes after it had heard no.
  const ready = !isStopping() && (await isReady()) && !isStopping()
  return Response.json({ status: ready ? 'ready' : 'not ready' }, { status: ready ? 200 : 503 })
}
