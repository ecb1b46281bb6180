// Two of the team write at once to who asked, or put somebody in charge: one is told to read first, and the log says whom
// each replaced. Without the lock of the row both decide on what they read before.
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEntries } from '#marketplace/admin/audit/audit.table.ts'
import type { AdminCase } from '#marketplace/cases/admin/admin-case.contract.ts'
import type * as cases from '#marketplace/cases/case.data.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { cases as caseTable } from '#marketplace/cases/case.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn, signedStaff } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { newKey } from '../support/scenes/booking-input.ts'

const sabotage = vi.hoisted(() => ({ rowLock: false }))
let bothHaveRead = barrier(2)

vi.mock('#marketplace/cases/case.data.ts', async (original) => {
  const real = await original<typeof cases>()
  const { cases: table } = await import('#marketplace/cases/case.table.ts')
  const lockCase: typeof cases.lockCase = async (tx, admin, id) => {
    if (!sabotage.rowLock) return real.lockCase(tx, admin, id)
    const [row] = await tx.select().from(table).where(eq(table.id, id))
    return row ?? null
  }
  const latestMessageOf: typeof cases.latestMessageOf = async (...args) => {
    const latest = await real.latestMessageOf(...args)
    if (sabotage.rowLock) await bothHaveRead()
    return latest
  }
  const assignCase: typeof cases.assignCase = async (...args) => {
    if (sabotage.rowLock) await bothHaveRead()
    return real.assignCase(...args)
  }
  return { ...real, lockCase, latestMessageOf, assignCase } satisfies typeof cases
})

beforeEach(() => {
  sabotage.rowLock = false
  bothHaveRead = barrier(2)
})

const [ada, support] = [await signedIn('admin', { name: 'Ada' }), await signedStaff('support')]

/** An open case, and what two of the team do to it. */
async function scene() {
  const { id } = await openCase(database(), {
    ...{ kind: 'question', subject: '¿Hay parqueo?', text: 'Vamos en carro.', name: 'Ana', about: null },
    ...{ email: `${crypto.randomUUID()}@correo.example`, personId: null, now: new Date() },
  })
  const show = async () => (await ada.request<AdminCase>('get', `/admin/cases/${id}`)).body
  const opened = await show()
  const last = opened.messages.at(-1)!.id
  const post = (by: typeof ada, action: string, body: object) =>
    by.request('post', `/admin/cases/${id}/${action}`, body, { key: newKey() }).then(({ status }) => status)
  return {
    show,
    answer: (by: typeof ada) => post(by, 'answer', { text: 'Sí hay.', last }),
    close: (by: typeof ada) => post(by, 'close', { outcome: 'solved', text: 'Sí hay.', last }),
    assign: (by: typeof ada, assigneeId: string) => post(by, 'assignee', { assigneeId }),
    mails: () => database().$count(outbox, eq(outbox.recipient, opened.email!)),
    /** Whom each assignment replaced by whom. */
    handedOn: async () => {
      const rows = await database()
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.objectId, id))
        .orderBy(asc(auditEntries.id))
      return rows.map(({ before, after }) => [before?.assignee ?? null, after?.assignee ?? null])
    },
    inCharge: async () => (await database().select().from(caseTable).where(eq(caseTable.id, id)))[0]!.assigneeId,
  }
}

describe('guarded', () => {
  test.each(['answer', 'close'] as const)('of two who write at once (%s) one is told to read first', async (action) => {
    for (let round = 0; round < 6; round++) {
      const at = await scene()
      const statuses = await Promise.all([at.answer(ada), at[action](support)].sort(() => (round % 2 ? 1 : -1)))
      expect(statuses.toSorted()).toEqual([200, 409])
      expect([(await at.show()).messages.length, await at.mails()]).toEqual([2, 1])
    }
  })

  test('of two who put somebody in charge each replaces the one before', async () => {
    for (let round = 0; round < 6; round++) {
      const at = await scene()
      expect(await Promise.all([at.assign(ada, ada.id), at.assign(support, support.id)])).toEqual([200, 200])
      const [first, second] = await at.handedOn()
      expect([first![0], second![0]]).toEqual([null, first![1]])
      expect(await at.inCharge()).toBe(second![1] === 'Ada' ? ada.id : support.id)
    }
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.rowLock = true
  })

  test('without the lock who asked is answered twice', async () => {
    const at = await scene()
    expect(await Promise.all([at.answer(ada), at.answer(support)])).toEqual([200, 200])
    expect([(await at.show()).messages.length, await at.mails()]).toEqual([3, 2])
  })

  test('without the lock both are said to have replaced nobody', async () => {
    const at = await scene()
    expect(await Promise.all([at.assign(ada, ada.id), at.assign(support, support.id)])).toEqual([200, 200])
    expect((await at.handedOn()).map(([before]) => before)).toEqual([null, null])
  })
})
