// The control of approval-race.test.ts: with the row of the experience not taken, an approval and a withdrawal must both be
// granted, else those tests prove nothing. The saboteurs read it like anybody else.
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type * as moderation from '#marketplace/experiences/editor/approval/experience-moderation.data.ts'
import type * as publishing from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { decideTogether } from './support/approval-race.ts'
import { meeting } from './support/meeting.ts'

let bothHaveRead = meeting(1)

vi.mock('#marketplace/experiences/editor/publishing/publishing.data.ts', async (original) => {
  const real = await original<typeof publishing>()
  const lockOwn: typeof publishing.lockOwn = async (tx, host, id) => {
    const own = and(eq(experiences.id, id), eq(experiences.hostId, host.id))
    const [row] = await tx.select().from(experiences).where(own)
    await bothHaveRead()
    return row ?? null
  }
  return { ...real, lockOwn }
})

vi.mock('#marketplace/experiences/editor/approval/experience-moderation.data.ts', async (original) => {
  const real = await original<typeof moderation>()
  const lockAny: typeof moderation.lockAny = async (tx, _admin, id) => {
    const [row] = await tx.select().from(experiences).where(eq(experiences.id, id))
    await bothHaveRead()
    return row
      ? { ...row, host: { name: 'Anfitrión', email: 'nadie@persona.example', gone: false, hosting: true } }
      : null
  }
  return { ...real, lockAny }
})

test('without the guard what was withdrawn is approved', async () => {
  for (let round = 0; round < 5; round++) {
    bothHaveRead = meeting(2)
    const { approved, withdrawn } = await decideTogether()
    expect([approved, withdrawn]).toEqual([200, 200])
  }
})
