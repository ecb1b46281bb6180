// The token of a link: what it is bound to, and our signature. Nothing is stored until it is used, so the same link can be
// created again wherever it is needed.
import { timingSafeEqual } from 'node:crypto'
import { appUrl } from '#platform/configuration.ts'
import { shortSignature } from '#platform/session/signature.ts'
import { DAY_MS } from '#platform/units.ts'
import { LINK_ACTS, type Link } from './link.rules.ts'

const SEAL_BYTES = 16
const UUID_BYTES = 16

const purpose = (generation: number) => `host link ${generation}`
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Acts that are bound to a day too. */
const DATED: readonly string[] = ['day', 'still']

/** One byte for the act, sixteen for the row; for a day also two, counted from 1970. */
function contentOf(link: Link): Buffer {
  const actByte = Buffer.from([LINK_ACTS.indexOf(link.act)])
  if (link.act === 'on-the-way') return Buffer.concat([actByte, bytesOf(link.dateId)])
  if (link.act !== 'day' && link.act !== 'still') return Buffer.concat([actByte, bytesOf(link.bookingId)])
  const day = Buffer.alloc(2)
  day.writeUInt16BE(Date.parse(link.day) / DAY_MS)
  return Buffer.concat([actByte, bytesOf(link.act === 'day' ? link.hostId : link.experienceId), day])
}

function linkOf(content: Buffer): Link | null {
  const act = LINK_ACTS[content[0]!]
  const id = uuidOf(content.subarray(1, 1 + UUID_BYTES))
  if (!act || content.length !== 1 + UUID_BYTES + (DATED.includes(act) ? 2 : 0)) return null
  if (act === 'on-the-way') return { act, dateId: id }
  if (act !== 'day' && act !== 'still') return { act, bookingId: id }
  const day = new Date(content.readUInt16BE(1 + UUID_BYTES) * DAY_MS).toISOString().slice(0, 10)
  return act === 'day' ? { act, hostId: id, day } : { act, experienceId: id, day }
}

/**
 * The address of a link. Whoever has it may do what it is bound to, so it is sent to its host only.
 * @param generation of the host; raising it invalidates every older link
 */
export function linkUrl(link: Link, generation: number): string {
  const content = contentOf(link)
  return `${appUrl()}/w/${Buffer.concat([content, shortSignature(purpose(generation), content)]).toString('base64url')}`
}

type LinkedBooking = { booking: { id: string }; linkGeneration: number }

export const answerUrl = ({ booking, linkGeneration }: LinkedBooking) =>
  linkUrl({ act: 'answer', bookingId: booking.id }, linkGeneration)

/** A link whose signature has not been checked yet, because that needs its host's generation. */
type ClaimedLink = { link: Link; isSealedFor: (generation: number) => boolean }

/** Decodes a token; null when it can not be ours. */
export function readLink(token: string): ClaimedLink | null {
  const bytes = Buffer.from(token, 'base64url')
  // Other encodings of the same bytes are refused, so that a link has one address.
  if (bytes.toString('base64url') !== token || bytes.length <= SEAL_BYTES) return null
  const content = bytes.subarray(0, -SEAL_BYTES)
  const link = linkOf(content)
  if (!link) return null
  const isSealedFor = (generation: number) =>
    timingSafeEqual(bytes.subarray(-SEAL_BYTES), shortSignature(purpose(generation), content))
  return { link, isSealedFor }
}
