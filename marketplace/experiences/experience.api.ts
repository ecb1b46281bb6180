import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { displayPoint } from '#marketplace/locations/location.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './experience.contract.ts'
import { findExperience } from './experience.data.ts'
import { experiencePath, isComplete, isUuidShaped, viewerMay } from './experience.rules.ts'
import { sharePicturePath } from './share/share.rules.ts'

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  if (!isUuidShaped(id)) return refuse('EXPERIENCE_ID_INVALID')
  const row = await findExperience(caller, id)
  if (!row) return refuse('EXPERIENCE_NOT_FOUND')
  const { experience, location, mainDigest, isPublic, hostPaused, host, ...rest } = row
  const { name, avatar } = visibleProfile(host, host.privacy, 'Anfitrión')
  if (!isComplete(experience)) return refuse('EXPERIENCE_INCOMPLETE')
  // An experience of a suspended host is reported as archived, so that the suspension is not revealed.
  const status = isPublic ? 'published' : experience.status === 'published' ? 'archived' : experience.status
  return {
    ...experience,
    ...rest,
    host: { ...host, name, avatar },
    status,
    currency: 'USD',
    location: location && { ...location, ...displayPoint(location.lat, location.lng) },
    createdAt: experience.createdAt.toISOString(),
    datesConfirmedAt: rest.datesConfirmedAt?.toISOString() ?? null,
    viewer: viewerMay({ ...experience, status, hostPaused }, caller.user),
    path: experiencePath(experience.id, experience.title),
    shareImage: isPublic && mainDigest ? sharePicturePath(experience.id, mainDigest) : null,
  }
}
