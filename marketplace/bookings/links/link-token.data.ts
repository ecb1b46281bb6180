// The secret in the address of a link: what it is bound to, and a seal that only we can have made. Nothing is stored until
// it is used, so that the same link can be written again wherever it is offered.
import { timingSafeEqual } from 'node:crypto'
import { appUrl } from '#platform/configuration.ts'
import { sealOf } from '#platform/session/signature.ts'
import { DAY_MS } from '#platform/units.ts'
import { LINK_ACTS, type Link } from './link.rules.ts'

const SEAL_BYTES = 16
const UUID_BYTES = 16

const purpose = (generation: number) => `host link ${generation}`
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The act in one byte, the row in sixteen; of a day also which, counted from 1970, in two. */
function contentOf(link: Link): Buffer {
  const act = Buffer.from([LINK_ACTS.indexOf(link.act)])
  if (link.act === 'on-the-way') return Buffer.concat([act, bytesOf(link.dateId)])
  if (link.act !== 'day') return Buffer.concat([act, bytesOf(link.bookingId)])
  const day = Buffer.alloc(2)
  day.writeUInt16BE(Date.parse(link.day) / DAY_MS)
  return Buffer.concat([act, bytesOf(link.hostId), day])
}

function linkOf(content: Buffer): Link | null {
  const act = LINK_ACTS[content[0]!]
  const id = uuidOf(content.subarray(1, 1 + UUID_BYTES))
  if (!act || content.length !== 1 + UUID_BYTES + (act === 'day' ? 2 : 0)) return null
  if (act === 'on-the-way') return { act, dateId: id }
  if (act !== 'day') return { act, bookingId: id }
  const day = new Date(content.readUInt16BE(1 + UUID_BYTES) * DAY_MS).toISOString().slice(0, 10)
  return { act, hostId: id, day }
}

/**
 * The address of a link. Whoever has it may do what it is bound to: it goes to its host only.
 * @param generation of the host; raised, it makes every older link worthless
 */
export function linkUrl(link: Link, generation: number): string {
  const content = contentOf(link)
  return `${appUrl()}/w/${Buffer.concat([content, sealOf(purpose(generation), content)]).toString('base64url')}`
}

type Told = { booking: { id: string }; linkGeneration: number }

/** The link that answers a request. */
export const answerUrl = ({ booking, linkGeneration }: Told) =>
  linkUrl({ act: 'answer', bookingId: booking.id }, linkGeneration)

/** A link that somebody came with; who made it is not known yet. */
export type ClaimedLink = { link: Link; isSealedFor: (generation: number) => boolean }

/** What a token says that it is bound to; null when it can be none of ours. */
export function readLink(token: string): ClaimedLink | null {
  const bytes = Buffer.from(token, 'base64url')
  // Other spellings of the same bytes are none of ours.
  if (bytes.toString('base64url') !== token || bytes.length <= SEAL_BYTES) return null
  const content = bytes.subarray(0, -SEAL_BYTES)
  const link = linkOf(content)
  if (!link) return null
  const isSealedFor = (generation: number) =>
    timingSafeEqual(bytes.subarray(-SEAL_BYTES), sealOf(purpose(generation), content))
  return { link, isSealedFor }
}
