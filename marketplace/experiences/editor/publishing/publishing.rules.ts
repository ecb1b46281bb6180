import type { ExperienceStatus } from '../../experience.rules.ts'

/** What publishing asks for, in the order in which a host is told (EDIT-34 to 37); `link` in place of dates (trust 4.2). */
export const CHECKS = ['basics', 'images', 'location', 'dates', 'link', 'mailbox'] as const
export type Check = (typeof CHECKS)[number]
/** What the first check consists of (EDIT-34). */
export const BASICS = ['title', 'description', 'price', 'people'] as const
export type Basic = (typeof BASICS)[number]
/** `lacks`: what of the first check is missing. */
export type ChecklistItem = { check: Check; done: boolean; lacks?: Basic[] | undefined }
/** What is missing, by the name a host knows it by. */
export type Missing = Exclude<Check, 'basics'> | Basic

/** What is known of an experience when it is judged: always of the saved one, never of the form (EDIT-36). */
export type PublishFacts = {
  title: string
  description: string
  price: number
  maxGuests: number
  images: number
  lat: number | null
  lng: number | null
  bookingRequired: boolean
  externalBookingUrl: string | null
  /** Whether a date is open, begins in the future and has places. */
  hasDate: boolean
  /** Whether its host still has to confirm their address before anything of theirs is shown (docs/decisions/0155). */
  mailboxMissing: boolean
}

const written = (text: string) => text.trim() !== ''
const onMap = ({ lat, lng }: PublishFacts) => Number.isFinite(lat) && Number.isFinite(lng) && lat !== 0 && lng !== 0

/** The four checks of an experience, each with whether it holds (EDIT-34 to 37). */
export function publishChecklist(facts: PublishFacts): ChecklistItem[] {
  const { title, description, price, maxGuests, images, bookingRequired, externalBookingUrl, hasDate, mailboxMissing } =
    facts
  const has = { title: written(title), description: written(description), price: price > 0, people: maxGuests > 0 }
  const lacks = BASICS.filter((basic) => !has[basic])
  return [
    { check: 'basics', done: lacks.length === 0, ...(lacks.length > 0 && { lacks }) },
    { check: 'images', done: images > 0 },
    { check: 'location', done: onMap(facts) },
    bookingRequired
      ? { check: 'dates', done: hasDate }
      : { check: 'link', done: externalBookingUrl !== null && written(externalBookingUrl) },
    // Said only where it is missing: nearly every host has done it.
    ...(mailboxMissing ? [{ check: 'mailbox', done: false } as const] : []),
  ]
}

/** What is still missing before publishing; empty when nothing is (EDIT-38). */
export const missingOf = (judged: ChecklistItem[]): Missing[] =>
  judged
    .filter(({ done }) => !done)
    .flatMap(({ check, lacks }): Missing[] => (check === 'basics' ? (lacks ?? [...BASICS]) : [check]))

export const isPublishable = (judged: ChecklistItem[]): boolean => missingOf(judged).length === 0

/**
 * What is missing when a published experience is saved: dates may have passed since (EDIT-44), and a host whose address
 * changed goes on correcting what is public already; but whoever turns it from
 * a link elsewhere into one that is booked here offers something new, and that needs a date.
 * @param was how it was booked before
 */
export const missingOnSave = (
  judged: ChecklistItem[],
  was: { bookingRequired: boolean },
  now: { bookingRequired: boolean },
) =>
  missingOf(judged).filter(
    (check) => check !== 'mailbox' && (check !== 'dates' || was.bookingRequired !== now.bookingRequired),
  )

/** From where each step leads where. An archived one is a draft to whoever edits it (EDIT-32), a paused one too (HDASH-17). */
export const STEPS = {
  publish: { from: ['draft', 'paused', 'archived'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  archive: { from: ['draft', 'published', 'paused'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
} as const satisfies Record<string, { from: readonly ExperienceStatus[]; to: ExperienceStatus }>
export type Step = keyof typeof STEPS

/** Whether a step is open from a status; `done` when it has already been taken, so that a second press changes nothing. */
export function canTake(step: Step, status: ExperienceStatus): 'yes' | 'done' | 'no' {
  const { from, to } = STEPS[step]
  if (status === to) return 'done'
  return (from as readonly ExperienceStatus[]).includes(status) ? 'yes' : 'no'
}

/**
 * The status an experience has after it was saved. The form knows drafts and published ones (EDIT-31): an archived one
 * becomes a draft (EDIT-32), a paused one stays paused until it is published.
 */
export const statusAfterSave = (stored: ExperienceStatus, wished: 'draft' | 'published'): ExperienceStatus =>
  wished === 'published' ? 'published' : stored === 'paused' ? 'paused' : 'draft'

/** What the form's status select shows of a stored status (EDIT-31, EDIT-32). */
export const shownStatus = (stored: ExperienceStatus): 'draft' | 'published' =>
  stored === 'published' ? 'published' : 'draft'

export type HostMay = Step | 'withdraw' | 'delete'

/**
 * What a host may do with an experience now; the server says it, so that no screen reasons about states.
 * @param approval whether publishing has to wait for an operator, and whether it waits already
 */
export function allowedSteps(
  status: ExperienceStatus,
  judged: ChecklistItem[],
  everBooked: boolean,
  approval: { needed: boolean; submittedAt: unknown } = { needed: false, submittedAt: null },
): HostMay[] {
  const ready = isPublishable(judged)
  const waits = approval.submittedAt !== null
  const steps: HostMay[] = []
  if (status === 'draft' && ready && !(waits && approval.needed)) steps.push('publish')
  if (waits) steps.push('withdraw')
  if (status === 'paused' && ready) steps.push('resume')
  if (status === 'published') steps.push('pause')
  if (status === 'archived') steps.push('restore')
  else steps.push('archive')
  // Nobody has ever reserved it and nobody sees it: it leaves no trace.
  if (status === 'draft' && !everBooked) steps.push('delete')
  return steps
}

const COPY = / \(copia(?: (\d{1,3}))?\)$/
/** The title of a copy, at most `most` letters long; the copy of a copy is counted. */
export function copiedTitle(title: string, most = 120): string {
  const before = COPY.exec(title)
  const mark = before ? ` (copia ${Number(before[1] ?? 1) + 1})` : ' (copia)'
  const own = title.replace(COPY, '')
  return `${own.slice(0, most - mark.length).trimEnd()}${mark}`
}
