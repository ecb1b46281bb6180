// Several nodes run the job at once and one dies in the middle: a person gets one email. The control without the claim of the
// day gets several.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import type * as data from './alert.data.ts'
import { createAlert } from './alert.factory.ts'
import { sendAlerts } from './alert.jobs.ts'

const sabotage = vi.hoisted(() => ({ oneADay: false, dies: false }))

vi.mock('./alert.data.ts', async (original) => {
  const real = await original<typeof data>()
  const claimDay: typeof data.claimDay = async (...args) => (await real.claimDay(...args)) || sabotage.oneADay
  const markNotified: typeof data.markNotified = (...args) => {
    if (!sabotage.dies) return real.markNotified(...args)
    throw new Error('the node dies')
  }
  return { ...real, claimDay, markNotified } satisfies typeof data
})

const NODES = 6

/** A person with two alerts that both have news. */
async function somebody() {
  const person = await signedIn('traveler')
  const experience = await createExperience()
  await createAlert({ userId: person.id, experienceId: experience.id })
  await createAlert({ userId: person.id, search: '?q=caminata' })
  return person
}
const sendTogether = () => Promise.all(Array.from({ length: NODES }, () => sendAlerts(new Date())))
const mails = ({ email }: { email: string }) => database().$count(outbox, eq(outbox.recipient, email))

beforeEach(() => {
  sabotage.oneADay = false
  sabotage.dies = false
})

describe('guarded', () => {
  test('six nodes at once: one email', async () => {
    const person = await somebody()
    await sendTogether()
    expect(await mails(person)).toBe(1)
  })

  test('a node that dies has told nothing, and the next one tells it once', async () => {
    const person = await somebody()
    sabotage.dies = true
    await expect(sendAlerts(new Date())).rejects.toThrow('the node dies')
    expect(await mails(person)).toBe(0)
    sabotage.dies = false
    await sendAlerts(new Date())
    await sendAlerts(new Date())
    expect(await mails(person)).toBe(1)
  })
})

test('with the guard taken out somebody gets several emails', async () => {
  const person = await somebody()
  // Each of them has already listed the people to notify.
  sabotage.oneADay = true
  await sendTogether()
  expect(await mails(person)).toBeGreaterThan(1)
})
