import { type PersonalFields, type Privacy, visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { wordsOfHost } from '#marketplace/bookings/reliability/reliability.api.ts'
import { cardsByIds } from '#marketplace/discovery/discovery.data.ts'
import { experiencePath, isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { sharePicturePath } from '#marketplace/experiences/share/share.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './host.contract.ts'
import { findHost, findHosts, listExperienceIds } from './host.data.ts'

/** Cards on the profile itself, and on each page of all experiences. */
const NEWEST = 3

/** What others may see of the person, in place of all that is known (ACC-15). */
function presentPublic<Row extends PersonalFields & { privacy: Privacy }>({
  fullName,
  avatarUrl,
  email,
  phone,
  privacy,
  ...host
}: Row) {
  return { ...host, ...visibleProfile({ fullName, avatarUrl, email, phone }, privacy, 'Anfitrión') }
}

export const show: Serve<typeof contract.show> = async ({ params: { id }, now }) => {
  const row = isUuidShaped(id) ? await findHost(id, NEWEST) : null
  if (!row) return refuse('HOST_NOT_FOUND')
  const { experienceIds, gallery, memberSince, ...host } = row
  const [main] = gallery
  return {
    ...presentPublic(host),
    memberSince: memberSince.toISOString(),
    gallery: gallery.map(({ picture, title, experienceId }) => ({
      picture,
      title,
      path: experiencePath(experienceId, title),
    })),
    shareImage: main ? sharePicturePath(main.experienceId, main.digest) : null,
    reliability: await wordsOfHost(id),
    experiences: await cardsByIds(experienceIds, now),
  }
}

export const listExperiences: Serve<typeof contract.listExperiences> = async ({
  params: { id },
  query: { after, limit },
  now,
}) => {
  // One more than shown, to know whether there is a next page.
  const { rows, next } = pageOf(await listExperienceIds(id, after?.[0] ?? null, limit + 1), limit, (last) => [last])
  return { items: await cardsByIds(rows, now), next }
}

export const list: Serve<typeof contract.list> = async ({ query: { id } }) => ({
  items: (await findHosts(id)).map(presentPublic),
})
