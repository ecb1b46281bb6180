// A host in two tabs at the same moment, over HTTP.
import { eq } from 'drizzle-orm'
import type { HostExperience } from '#marketplace/experiences/editor/update/update.contract.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../../support/people.ts'
import { experienceInput } from '../../support/scenes/experience-input.ts'

/** An experience sold elsewhere, which needs no date; the next save would make it bookable here. */
async function experienceElsewhere() {
  const host = await signedIn('host')
  const input = { ...(await experienceInput()), bookingRequired: false, externalBookingUrl: 'https://surf.example/' }
  const response = await host.request<HostExperience>('post', '/host/experiences', input, { key: crypto.randomUUID() })
  return { host, wish: input, url: `/host/experiences/${response.body.id}`, id: response.body.id }
}

/** @returns the statuses of all tabs that save different input at once */
export async function saveTogether(tabs: number): Promise<number[]> {
  const { host, wish, url } = await experienceElsewhere()
  const answers = await Promise.all(
    Array.from({ length: tabs }, (_, tab) =>
      host.request('put', url, { ...wish, title: `Pestaña ${tab}`, version: 1 }),
    ),
  )
  return answers.map(({ status }) => status)
}

/**
 * One tab publishes while another removes what the publication relies on.
 * @param saved called when the other tab has its answer
 * @returns whether something unpublishable was published
 */
export async function publishWhileItChanges(saved: () => void = () => {}): Promise<boolean> {
  const { host, wish, url, id } = await experienceElsewhere()
  await Promise.all([
    host.request('post', `${url}/publish`),
    host.request('put', url, { ...wish, bookingRequired: true, externalBookingUrl: '', version: 1 }).then(saved),
  ])
  const [row] = await database().select().from(experiences).where(eq(experiences.id, id))
  return row!.status === 'published' && row!.bookingRequired
}
