import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { makeStatements } from './statement.api.ts'

test.runIf(process.env.LIFE)(
  'the statements of 5,000 hosts are made within a minute',
  { timeout: 300_000 },
  async () => {
    const { id } = await createPerson({ role: 'admin' })
    const people = sql`
    with people as (select gen_random_uuid() as id, n from generate_series(1, 5000) n),
      made as (insert into users (id, name, email, signup_role) select id, 'Anfitriona ' || n, 'cuenta-' || n || '@persona.example', 'host' from people),
      shown as (insert into profiles (id, full_name, role) select id, 'Anfitriona ' || n, 'host' from people returning id),
      entries as (insert into ledger_entries (host_id, kind, at, recorded_by, reason)
        select p.id, 'adjusted', '2026-09-10T18:00:00Z', ${id}, 'Medida' from people p, generate_series(1, 20) join_ returning id)
    insert into ledger_postings (entry_id, account, cents)
      select e.id, s.account, s.cents from entries e, (values ('receivable', 150), ('adjustments', -150)) s (account, cents)`
    // As the nightly run: its limits are not those of a request.
    await withTimeouts('command', () => database().execute(people))
    const began = performance.now()
    const run = () => database().transaction((tx) => makeStatements('2026-09', tx))
    expect(await withTimeouts('command', run)).toBeGreaterThanOrEqual(5000)
    const seconds = (performance.now() - began) / 1000
    console.log(`5,000 statements of 20 lines in ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(60)
  },
)
