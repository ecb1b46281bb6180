import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { experienceImages } from '#marketplace/experiences/images/image.table.ts'
import { database } from '#platform/database/pool.ts'
import { publishWhileItChanges, saveTogether } from './support/editor-race.ts'
import { storedPictures } from './support/experience-wish.ts'
import { signedIn } from './support/people.ts'

test('of many tabs that save at once one does, and the others are told', async () => {
  for (let round = 0; round < 5; round++) {
    const statuses = await saveTogether(8)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  }
})

test('what is published held its checks at that moment, whatever another tab saves', async () => {
  for (let round = 0; round < 15; round++) expect(await publishWhileItChanges()).toBe(false)
})

test('the only date is removed while its experience is published: one of them waits for the other', async () => {
  for (let round = 0; round < 15; round++) {
    const host = await signedIn('host')
    const { id, dateIds } = await createExperience({ hostId: host.id, status: 'draft' })
    const [pictureId] = await storedPictures(1)
    await database()
      .insert(experienceImages)
      .values({ experienceId: id, pictureId: pictureId!, imageUrl: '/x', isMain: true, position: 0 })
    let removedFirst = false
    const [answer] = await Promise.all([
      host.ask('post', `/host/experiences/${id}/publish`),
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
