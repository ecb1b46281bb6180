// The control of editor-race.test.ts: with the row of the experience not taken the same races must end badly, else those
// tests prove nothing. The saboteur reads it like anybody else.
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type * as edits from '#marketplace/experiences/editor/draft/draft.data.ts'
import type * as publishing from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { publishWhileItChanges, saveTogether } from './support/editor-race.ts'
import { meeting } from './support/meeting.ts'

let bothHaveRead = meeting(1)
let otherHasSaved = Promise.withResolvers<void>()

vi.mock('#marketplace/experiences/editor/publishing/publishing.data.ts', async (original) => {
  const real = await original<typeof publishing>()
  const lockOwn: typeof publishing.lockOwn = async (tx, host, id) => {
    const own = and(eq(experiences.id, id), eq(experiences.hostId, host.id))
    const [row] = await tx.select().from(experiences).where(own)
    return row ?? null
  }
  const writeStatus: typeof publishing.writeStatus = async (...given) => {
    await otherHasSaved.promise
    return real.writeStatus(...given)
  }
  // Publishing looks at the experience before the other tab writes.
  const readFacts: typeof publishing.readFacts = async (...given) => {
    const facts = await real.readFacts(...given)
    await bothHaveRead()
    return facts
  }
  return { ...real, lockOwn, readFacts, writeStatus }
})

vi.mock('#marketplace/experiences/editor/draft/draft.data.ts', async (original) => {
  const real = await original<typeof edits>()
  const lockEdit: typeof edits.lockEdit = async (tx, host, id) => {
    const kept = await real.lockEdit(tx, host, id)
    if (id !== null) await bothHaveRead()
    return kept
  }
  return { ...real, lockEdit }
})

test('without the guard two tabs save over each other', async () => {
  for (let round = 0; round < 5; round++) {
    bothHaveRead = meeting(2)
    expect(await saveTogether(2)).toEqual([200, 200])
  }
})

test('without the guard something is published that could not be', async () => {
  let wrong = 0
  for (let round = 0; round < 5; round++) {
    bothHaveRead = meeting(2)
    otherHasSaved = Promise.withResolvers()
    if (await publishWhileItChanges(otherHasSaved.resolve)) wrong++
  }
  expect(wrong).toBe(5)
})
