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
  const offer = await createExperience({ pictured: true })
  const { request } = await signedIn('traveler')
  const host = new pg.Client(configuration().DATABASE_URL)
  const other = new pg.Client(configuration().DATABASE_URL)
  await Promise.all([host.connect(), other.connect()])
  const done: string[] = []
  const book = async () => {
    const answer = await request('post', '/bookings', bookingInput(offer), { key: newKey() })
    done.push('booking')
    return answer
  }
  const archive = async () => {
    await host.query(`update experiences set status = 'archived' where id = $1`, [offer.id])
    done.push('archive')
  }
  try {
    if (first === 'archive') {
      await host.query('begin')
      await archive()
      const answer = book()
      await expect.poll(waiting).toBe(1)
      await host.query('commit')
      return { done, answer: await answer, offer }
    }
    await other.query('begin')
    await other.query('select from available_dates where id = $1 for update', [offer.dateIds[0]])
    const answer = book()
    await expect.poll(waiting).toBe(1)
    const archived = archive()
    await expect.poll(async () => done.length > 0 || (await waiting()) === 2).toBe(true)
    await other.query('commit')
    const said = await answer
    await archived
    return { done, answer: said, offer }
  } finally {
    await Promise.all([host.end(), other.end()])
  }
}
