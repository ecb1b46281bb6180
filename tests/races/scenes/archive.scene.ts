// An experience is archived while somebody books it, in the two most critical orders.
import pg from 'pg'
import { expect } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configuration } from '#platform/configuration.ts'
import { signedIn } from '../../support/people.ts'
import { bookingInput, newKey } from '../../support/scenes/booking-input.ts'
import { waiting } from '../../support/waiting-for-row.ts'

/**
 * @param first `archive`: it has begun when the traveler asks. `booking`: it has checked the experience and waits for its date
 * when the host archives.
 * @returns what was done in which order, and the answer to the traveler
 */
export async function archiveRace(first: 'archive' | 'booking') {
  const experience = await createExperience({ pictured: true })
  const { request } = await signedIn('traveler')
  const host = new pg.Client(configuration().DATABASE_URL)
  const other = new pg.Client(configuration().DATABASE_URL)
  await Promise.all([host.connect(), other.connect()])
  const completed: string[] = []
  const book = async () => {
    const answer = await request('post', '/bookings', bookingInput(experience), { key: newKey() })
    completed.push('booking')
    return answer
  }
  const archive = async () => {
    await host.query(`update experiences set status = 'archived' where id = $1`, [experience.id])
    completed.push('archive')
  }
  try {
    if (first === 'archive') {
      await host.query('begin')
      await archive()
      const answer = book()
      await expect.poll(waiting).toBe(1)
      await host.query('commit')
      return { completed, answer: await answer, experience }
    }
    await other.query('begin')
    await other.query('select from available_dates where id = $1 for update', [experience.dateIds[0]])
    const answer = book()
    await expect.poll(waiting).toBe(1)
    const archived = archive()
    await expect.poll(async () => completed.length > 0 || (await waiting()) === 2).toBe(true)
    await other.query('commit')
    const response = await answer
    await archived
    return { completed, answer: response, experience }
  } finally {
    await Promise.all([host.end(), other.end()])
  }
}
