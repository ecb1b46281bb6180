import { expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { onConnection } from './migrate.ts'
import { pool } from './pool.ts'

test('a connection that is lost ends its work with an error, and nothing else', async () => {
  const url = configuration().DATABASE_URL!
  const working = onConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Both at once: the answer of the lost connection may come first, and must find somebody who waits for it.
    await Promise.all([
      client.query('select pg_sleep(60)'),
      pool().query('select pg_terminate_backend($1)', [rows[0]!.pid]),
    ])
  })
  await expect(working).rejects.toThrow(/terminat/)
})
