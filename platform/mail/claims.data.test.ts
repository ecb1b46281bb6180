// Emails that are being sent while clocks are set and processes suspended.
import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { claimMails, releaseClaims } from './attempt.ts'
import { sendMail } from './mail.ts'
import { outbox } from './outbox.table.ts'

const write = (to: string) => sendMail(database(), { to, subject: 'Hola', body: createElement('p', null, 'Hola') })
const states = async () => (await database().select().from(outbox).orderBy(outbox.number)).map(({ status }) => status)

/** Right after a start of the server all processes count as alive. */
const untilServerIsOld = () =>
  expect
    .poll(
      async () =>
        (await pool().query(`select 1 where pg_postmaster_start_time() < now() - interval '16 seconds'`)).rowCount,
    )
    .toBe(1)

test('after a pause, or a clock that was set, nobody loses an email that is being sent', async () => {
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await database().delete(outbox)
  await untilServerIsOld()
  const [self, other] = [randomUUID(), randomUUID()]
  await write('ana@correo.sv')
  await write('beto@correo.sv')
  const heartbeat = (node: string, at: string) =>
    pool().query(
      `insert into job_nodes (id, host, pid, seen_at) values ($1, 'esta', 1, now() + $2)
       on conflict (id) do update set seen_at = excluded.seen_at`,
      [node, at],
    )
  await heartbeat(self, '0')
  await heartbeat(other, '0')
  const [own] = await claimMails(database(), self, 1)
  await claimMails(database(), other, 1)
  const release = () => releaseClaims(database(), self, [own!.id])
  // Both look dead by the clock of the database, until each has renewed its row.
  for (const jump of ['-1 hour', '1 hour']) {
    await heartbeat(self, jump)
    await heartbeat(other, jump)
    await release()
    expect([jump, await states()]).toEqual([jump, ['sending', 'sending']])
  }
  await heartbeat(self, '0')
  await heartbeat(other, '-1 second')
  await release()
  expect(await states()).toEqual(['sending', 'sending'])
  // One whose time lies ahead has not come back since the clock was set back.
  await heartbeat(other, '1 hour')
  await release()
  expect(await states()).toEqual(['sending', 'waiting'])
})
