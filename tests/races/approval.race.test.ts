// A waiting first publication is approved and withdrawn at once: one of them wins. Without the lock both read the same state,
// and both succeed.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as moderation from '#marketplace/experiences/editor/approval/experience-moderation.data.ts'
import type * as publishing from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { decideTogether } from './scenes/approval.scene.ts'

const sabotage = vi.hoisted(() => ({ experienceLock: false }))
let bothHaveRead = barrier(1)

vi.mock('#marketplace/experiences/editor/publishing/publishing.data.ts', async (original) => {
  const real = await original<typeof publishing>()
  const lockOwn: typeof publishing.lockOwn = async (tx, host, id) => {
    if (!sabotage.experienceLock) return real.lockOwn(tx, host, id)
    const isOwn = and(eq(experiences.id, id), eq(experiences.hostId, host.id))
    const [row] = await tx.select().from(experiences).where(isOwn)
    await bothHaveRead()
    return row ?? null
  }
  return { ...real, lockOwn } satisfies typeof publishing
})

vi.mock('#marketplace/experiences/editor/approval/experience-moderation.data.ts', async (original) => {
  const real = await original<typeof moderation>()
  const lockAny: typeof moderation.lockAny = async (tx, admin, id) => {
    if (!sabotage.experienceLock) return real.lockAny(tx, admin, id)
    const [row] = await tx.select().from(experiences).where(eq(experiences.id, id))
    await bothHaveRead()
    return row
      ? { ...row, host: { name: 'Anfitrión', email: 'nadie@persona.example', gone: false, hosting: true } }
      : null
  }
  return { ...real, lockAny } satisfies typeof moderation
})

beforeEach(() => {
  sabotage.experienceLock = false
})

describe('guarded', () => {
  test('approve and withdraw at once: exactly one succeeds, the other gets 409', async () => {
    for (let round = 0; round < 12; round++) {
      const { approved, withdrawn, ...row } = await decideTogether()
      expect([approved, withdrawn].toSorted()).toEqual([200, 409])
      expect(row).toEqual(
        approved === 200
          ? { status: 'published', waits: false, public: true }
          : { status: 'draft', waits: false, public: false },
      )
    }
  })

  test('approve, withdraw and publish at once: it ends published, waiting for approval, or draft', async () => {
    for (let round = 0; round < 12; round++) {
      const { approved, withdrawn, status, waits, public: isPublic } = await decideTogether(['publish'])
      expect([approved, withdrawn].toSorted()).toEqual([200, 409])
      expect([status, isPublic]).toEqual(approved === 200 ? ['published', true] : ['draft', false])
      if (waits) expect(status).toBe('draft')
    }
    expect(await audit()).toEqual([])
  })

  test('approve, withdraw and archive at once: it ends archived, published before only if the approval succeeded', async () => {
    for (let round = 0; round < 12; round++) {
      const { approved, status, waits, public: isPublic } = await decideTogether(['archive'])
      expect([status, waits, isPublic]).toEqual(['archived', false, approved === 200])
    }
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.experienceLock = true
  })

  test('without the row lock approval and withdrawal both succeed', async () => {
    for (let round = 0; round < 5; round++) {
      bothHaveRead = barrier(2)
      const { approved, withdrawn } = await decideTogether()
      expect([approved, withdrawn]).toEqual([200, 200])
    }
  })
})
