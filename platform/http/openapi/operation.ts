// An endpoint as the API's document shows it.
import type { Endpoint } from '../contract.ts'

/** @property id unique in the whole API, and a legal identifier in every language: `bookingsCreate`, `hostDatesAdd` */
export type Operation = { id: string; endpoint: Endpoint }

/** All refusals an endpoint can give: its own, and those that follow from its shape. */
export function refusalsOf(endpoint: Endpoint): string[] {
  const codes = new Set<string>(endpoint.refusals)
  if (endpoint.access !== 'anyone') codes.add('NOT_SIGNED_IN')
  if (['traveler', 'host', 'admin'].includes(endpoint.access)) codes.add('FORBIDDEN')
  if (endpoint.access === 'admin') codes.add('PERMISSION_NEEDED').add('SECOND_FACTOR_NEEDED')
  if (endpoint.scope) codes.add('SCOPE_NEEDED')
  if (endpoint.fresh) codes.add('FRESH_PASSWORD_NEEDED')
  if (endpoint.query || endpoint.body) codes.add('INVALID').add('MALFORMED')
  if (endpoint.body || endpoint.upload) codes.add('TOO_LARGE')
  if (endpoint.upload) codes.add('MALFORMED').add('WRONG_FILE').add('TOO_MANY')
  if (endpoint.params) codes.add('NOT_FOUND')
  if (endpoint.method !== 'get') codes.add('CROSS_ORIGIN')
  if (endpoint.limit || endpoint.events) codes.add('TOO_MANY')
  if (endpoint.idempotent) codes.add('KEY_MISSING').add('KEY_REUSED').add('IN_FLIGHT')
  return [...codes]
}

const callers: Record<Endpoint['access'], string> = {
  anyone: 'For anybody.',
  'signed-in': 'For anybody signed in.',
  traveler: 'For travelers.',
  host: 'For hosts.',
  admin: 'For the staff.',
}

const time = (seconds: number) =>
  seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`

/** The description of the contract, and sentences generated from its fields. */
export function descriptionOf(endpoint: Endpoint): string {
  const { description, access, permission, scope, fresh, limit, idempotent, upload, events, refusals } = endpoint
  const facts = [
    description,
    callers[access],
    permission && `The role must have the permission \`${permission}\`.`,
    scope && `A token needs the scope \`${scope}\`.`,
    fresh && 'The session must have given its password within the last 10 min.',
    limit && `At most ${limit.points} calls in ${time(limit.seconds)}.`,
    idempotent && 'The same `Idempotency-Key` gives the same answer for 24 h.',
    upload && `The file may have up to ${upload.largest / 1024 / 1024} MB.`,
    events && 'A stream of events that stays open; continue with `Last-Event-ID`.',
    refusals.length > 0 && `Own refusals: ${refusals.map((code) => `\`${code}\``).join(', ')}.`,
  ]
  return facts.filter(Boolean).join(' ')
}
