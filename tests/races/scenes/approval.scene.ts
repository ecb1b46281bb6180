// A host and an administrator decide about the same first publication at the same moment, over HTTP.
import { eq } from 'drizzle-orm'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { invalidateSettings, writeSettings } from '#marketplace/settings/settings.data.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../../support/people.ts'

export type Decided = { approved: number; withdrawn: number; status: string; waits: boolean; public: boolean }

/** A waiting experience is approved and withdrawn at once. @param steps further actions of its host */
export async function decideTogether(steps: ('publish' | 'archive')[] = []): Promise<Decided> {
  await writeSettings(database(), { approval: true }, null)
  invalidateSettings()
  const [host, admin] = [await signedIn('host'), await signedIn('admin')]
  const { id } = await createExperience({
    hostId: host.id,
    status: 'draft',
    submittedAt: new Date(),
    pictured: true,
  })
  const path = `/host/experiences/${id}`
  const [approved, withdrawn] = await Promise.all([
    admin.request('post', `/admin/experiences/${id}/approve`, { version: 1 }),
    host.request('post', `${path}/withdraw`),
    ...steps.map((step) => host.request('post', `${path}/${step}`)),
  ])
  const [row] = await database().select().from(experiences).where(eq(experiences.id, id))
  return {
    approved: approved!.status,
    withdrawn: withdrawn!.status,
    status: row!.status,
    waits: row!.submittedAt !== null,
    public: row!.publishedAt !== null,
  }
}
