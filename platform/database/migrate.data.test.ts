import { expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { onConnection } from './migrate.ts'
import { pool } from './pool.ts'

test('a connection that is lost ends its work with an error, and nothing else', async () => {
  const url = configuration().DATABASE_URL!
  const working = onConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const asked = client.query('select pg_sleep(60)')
    await pool().query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await asked
  })
  await expect(working).rejects.toThrow(/terminat/)
})
