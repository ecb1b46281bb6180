import type { SessionUser } from '#marketplace/accounts/account.rules.ts'

/** 8-4-4-4-12 hexadecimal, of any UUID version (DET-01). */
export const isUuidShaped = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** 'Café de altura, ¡en Ataco!' becomes 'cafe-de-altura-en-ataco'; at most 60 characters, cut between words. */
export function slugOf(title: string): string {
  const bare = title.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  // The marks of other scripts are rare, and looking for them is slow.
  const plain = /[^\0-\x7f]/.test(bare) ? bare.replace(/\p{M}/gu, '') : bare
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, 60)
    if (longer.length > 60) break
    slug = longer
  }
  return slug
}

/** Canonical address of an experience's page: `/experience/{id}` and a readable suffix. */
export function experiencePath(id: string, title: string): string {
  const slug = slugOf(title)
  return slug ? `/experience/${id}/${slug}` : `/experience/${id}`
}

export const EXPERIENCE_STATUSES = ['draft', 'published', 'paused', 'archived'] as const
export type ExperienceStatus = (typeof EXPERIENCE_STATUSES)[number]
/** What a duration counts. */
export const DURATION_UNITS = ['hours', 'days'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]

/** What a visitor may do on an experience's page. The server decides, so that no component has to know the roles. */
type ViewerMay = {
  /**
   * `as-traveler`: hosts and admins need a traveler account (BOOK-50). `paused`: its host takes nothing new
   * (docs/decisions/0225). `no`: unpublished or sold elsewhere.
   */
  book: 'yes' | 'as-traveler' | 'paused' | 'no'
  /** Disabled for hosts; guests sign in first; travelers need a booking (DET-13). */
  contact: 'disabled' | 'sign-in' | 'reserve-first'
}

/** @param user null for somebody who is not signed in: they are asked to sign in when they book */
export function viewerMay(
  experience: { status: ExperienceStatus; bookingRequired: boolean; hostPaused: boolean },
  user: Pick<SessionUser, 'role'> | null,
): ViewerMay {
  const mayBook = experience.hostPaused ? 'paused' : !user || user.role === 'traveler' ? 'yes' : 'as-traveler'
  return {
    book: experience.status === 'published' && experience.bookingRequired ? mayBook : 'no',
    contact: !user ? 'sign-in' : user.role === 'traveler' ? 'reserve-first' : 'disabled',
  }
}

/** The rating that a card shows, and a search asks for, while its host has no review (HOME-13, decision 0284). */
export const UNRATED = 4.5

/** Without a title or a host the page would be empty (DET-03). */
export const isComplete = (experience: { title: string; hostId: string | null }) =>
  experience.title.trim() !== '' && Boolean(experience.hostId)

/** Notes and coins in use in El Salvador, in cents; larger notes are seldom accepted. */
const CASH = [2000, 1000, 500, 100, 25, 10, 5, 1]

/** The fewest notes and coins for an exact amount. @param amount dollars @returns largest first, values in dollars */
export function exactCash(amount: number): { value: number; count: number }[] {
  let remaining = Math.round(amount * 100)
  return CASH.flatMap((value) => {
    const count = Math.floor(remaining / value)
    remaining -= count * value
    return count > 0 ? [{ value: value / 100, count }] : []
  })
}

/** The site an outside booking link leads to (DET-20, INV-41). @returns null unless the link is http or https */
export function externalHost(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : null
}

/** One line of at most `max` characters, cut between words. */
export function cutAtWord(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > max / 2 ? end : max - 1).replace(/[\s,.;:·-]+$/, '')}…`
}
