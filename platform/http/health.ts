import { pool } from '#platform/database/pool.ts'
import { isStopping, noteProbe } from './readiness.ts'

/** A database that hangs is none: whoever asks wants to send people elsewhere soon. */
const tooLong = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), 3000).unref())

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, and is not about to stop. Neither says more. */
export async function health(path: '/healthz' | '/readyz'): Promise<Response> {
  if (path === '/healthz') return Response.json({ status: 'ok' })
  noteProbe(Date.now())
  if (isStopping()) return Response.json({ status: 'not ready' }, { status: 503 })
  try {
    await Promise.race([pool().query('select 1'), tooLong()])
    return Response.json({ status: 'ready' })
  } catch {
    return Response.json({ status: 'not ready' }, { status: 503 })
  }
}
