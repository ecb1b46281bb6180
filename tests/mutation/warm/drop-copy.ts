// Before `worker-database.ts` in the list of set-ups, so that its end comes last, when nobody is connected any more.
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { configuration } from '#platform/configuration.ts'

afterAll(async () => {
  const copy = new URL(configuration().DATABASE_URL!).pathname.slice(1)
  const client = new pg.Client(inject('server').replace('NAME', 'postgres'))
  await client.connect()
  await client.query(`drop database if exists "${copy}" with (force)`)
  await client.end()
})
