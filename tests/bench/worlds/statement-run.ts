// The monthly run: the statements of 5,000 hosts in one request, compared with inserting the same rows by plain SQL.
import type { Product } from '../harness/product.ts'
import { type Findings, seconds } from '../harness/report.ts'
import { tokenCookie } from './booking-world.ts'
import { ask } from './databases.ts'

const HOSTS = 5000
const LINES = 20
const GOAL_MS = 60_000
const MONTH = '2026-09'
const MAX_NOTIFIED_MS = 300_000

const PEOPLE = `
with people as (
  select gen_random_uuid() as id, 'cuenta-' || n || '@persona.example' as email from generate_series(1, ${HOSTS}) n
  union all select gen_random_uuid(), 'cuentas@torogoz.example'
), made as (
  insert into users (id, name, email, email_verified, signup_role) select id, 'Marta Alvarenga', email, true, 'host' from people
), shown as (
  insert into profiles (id, full_name, role, staff_role)
  select id, 'Marta Alvarenga', case when email like 'cuentas@%' then 'admin' else 'host' end,
    case when email like 'cuentas@%' then 'administrator' end from people
), proved as (
  insert into authenticators (user_id, secret, confirmed_at) select id, 'never asked', now() from people where email like 'cuentas@%'
)
insert into sessions (user_id, token, expires_at) select id, 'token-statements', now() + interval '1 day' from people where email like 'cuentas@%'`

const ENTRIES = `
with entries as (
  insert into ledger_entries (host_id, kind, at, recorded_by, reason)
  select u.id, 'adjusted', '${MONTH}-10T18:00:00Z', (select user_id from sessions where token = 'token-statements'), 'Medida'
  from users u, generate_series(1, ${LINES}) where u.email like 'cuenta-%' returning id
)
insert into ledger_postings (entry_id, account, cents)
select e.id, s.account, s.cents from entries e, (values ('receivable', 150), ('adjustments', -150)) s (account, cents)`

const BARE = `
create temporary table bare_statements as select * from statements;
create temporary table bare_lines as select * from statement_lines`

/** @throws when a statement is missing */
export async function measureStatements({ address }: Product, databaseUrl: string): Promise<Findings> {
  await ask(databaseUrl, PEOPLE)
  await ask(databaseUrl, ENTRIES)
  const startedAt = performance.now()
  const answer = await fetch(`${address}/api/admin/statements/run`, {
    method: 'POST',
    headers: { cookie: tokenCookie('token-statements'), 'content-type': 'application/json' },
    body: JSON.stringify({ month: MONTH }),
  })
  const reply = await answer.text()
  const took = performance.now() - startedAt
  if (answer.status !== 200 || JSON.parse(reply).made !== HOSTS) throw new Error(`${answer.status} ${reply}`)
  const mails = async () => {
    const [row] = await ask<{ told: number }>(
      databaseUrl,
      `select count(*)::int as told from outbox where recipient like 'cuenta-%@persona.example'`,
    )
    return row!.told
  }
  while ((await mails()) < HOSTS) {
    if (performance.now() - startedAt > MAX_NOTIFIED_MS) throw new Error(`${await mails()} of ${HOSTS} emails written`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const notifiedAfter = performance.now() - startedAt
  const bareStart = performance.now()
  await ask(databaseUrl, BARE)
  return {
    rows: [
      {
        what: `statements of ${HOSTS} hosts, ${LINES} lines each, in one run`,
        reach: `≤ ${seconds(GOAL_MS)}`,
        measured: seconds(took),
        limit: `their rows copied without keys ${seconds(performance.now() - bareStart)}`,
        held: took <= GOAL_MS,
      },
      {
        what: 'the same, until every email and notice is written',
        reach: 'reported',
        measured: seconds(notifiedAfter),
        limit: '',
        held: null,
      },
    ],
    notes: [
      `Statements: one request of the back office makes ${HOSTS} of them with ${HOSTS * LINES} lines in one transaction; a job for each writes its email.`,
    ],
  }
}
