// A host saves and publishes in several tabs at once: nothing is overwritten, and nothing unpublishable is published. Without
// the lock on the experience's row both happen.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import type * as edits from '#marketplace/experiences/editor/draft/draft.data.ts'
import type * as publishing from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { experienceImages } from '#marketplace/experiences/images/image.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { storedPictures } from '../support/scenes/experience-input.ts'
import { publishWhileItChanges, saveTogether } from './scenes/editor.scene.ts'

const sabotage = vi.hoisted(() => ({ experienceLock: false }))
let bothHaveRead = barrier(1)
let otherHasSaved = Promise.withResolvers<void>()

vi.mock('#marketplace/experiences/editor/publishing/publishing.data.ts', async (original) => {
  const real = await original<typeof publishing>()
  const lockOwn: typeof publishing.lockOwn = async (tx, host, id) => {
    if (!sabotage.experienceLock) return real.lockOwn(tx, host, id)
    const isOwn = and(eq(experiences.id, id), eq(experiences.hostId, host.id))
    const [row] = await tx.select().from(experiences).where(isOwn)
    return row ?? null
  }
  const writeStatus: typeof publishing.writeStatus = async (...args) => {
    if (sabotage.experienceLock) await otherHasSaved.promise
    return real.writeStatus(...args)
  }
  // Publishing reads the experience before the other tab writes.
  const readFacts: typeof publishing.readFacts = async (...args) => {
    const facts = await real.readFacts(...args)
    if (sabotage.experienceLock) await bothHaveRead()
    return facts
  }
  return { ...real, lockOwn, readFacts, writeStatus } satisfies typeof publishing
})

vi.mock('#marketplace/experiences/editor/draft/draft.data.ts', async (original) => {
  const real = await original<typeof edits>()
  const lockEdit: typeof edits.lockEdit = async (tx, host, id) => {
    const stored = await real.lockEdit(tx, host, id)
    if (sabotage.experienceLock && id !== null) await bothHaveRead()
    return stored
  }
  return { ...real, lockEdit } satisfies typeof edits
})

beforeEach(() => {
  sabotage.experienceLock = false
})

describe('guarded', () => {
  test('eight tabs save at once: one succeeds, the others get 409', async () => {
    for (let round = 0; round < 5; round++) {
      const statuses = await saveTogether(8)
      expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
    }
  })

  test('publishing while another tab saves: nothing is published that fails its checks', async () => {
    for (let round = 0; round < 15; round++) expect(await publishWhileItChanges()).toBe(false)
  })

  test('publishing while the only date is removed: refused if the removal came first', async () => {
    for (let round = 0; round < 15; round++) {
      const host = await signedIn('host')
      const { id, dateIds } = await createExperience({ hostId: host.id, status: 'draft' })
      const [pictureId] = await storedPictures(1)
      await database()
        .insert(experienceImages)
        .values({ experienceId: id, pictureId: pictureId!, imageUrl: '/x', isMain: true, position: 0 })
      let removedFirst = false
      const [answer] = await Promise.all([
        host.request('post', `/host/experiences/${id}/publish`),
        database().transaction(async (tx) => {
          await tx.delete(availableDates).where(eq(availableDates.id, dateIds[0]!))
          // Read in the same transaction: still a draft means that the removal came first.
          const [row] = await tx.select().from(experiences).where(eq(experiences.id, id))
          removedFirst = row!.status === 'draft'
        }),
      ])
      expect(answer.status).toBe(removedFirst ? 409 : 200)
    }
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.experienceLock = true
  })

  test('without the row lock two tabs overwrite each other', async () => {
    for (let round = 0; round < 5; round++) {
      bothHaveRead = barrier(2)
      expect(await saveTogether(2)).toEqual([200, 200])
    }
  })

  test('without the row lock something is published that fails its checks', async () => {
    let violations = 0
    for (let round = 0; round < 5; round++) {
      bothHaveRead = barrier(2)
      otherHasSaved = Promise.withResolvers()
      if (await publishWhileItChanges(otherHasSaved.resolve)) violations++
    }
    expect(violations).toBe(5)
  })
})
