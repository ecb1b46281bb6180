import { pool } from '#platform/database/pool.ts'

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. Neither says more. */
export async function health(path: '/healthz' | '/readyz'): Promise<Response> {
  if (path === '/healthz') return Response.json({ status: 'ok' })
  try {
    await pool().query('select 1')
    return Response.json({ status: 'ready' })
  } catch {
    return Response.json({ status: 'not ready' }, { status: 503 })
  }
}
