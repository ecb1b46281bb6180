import type { ExperienceStatus } from '../../experience.rules.ts'

/**
 * Requirements for publishing, in the order in which a host is told (EDIT-34 to 37); `link` replaces dates for experiences
 * sold elsewhere (trust 4.2).
 */
export const CHECKS = ['basics', 'images', 'location', 'dates', 'link', 'mailbox'] as const
export type Check = (typeof CHECKS)[number]
/** Parts of the first check (EDIT-34). */
export const BASICS = ['title', 'description', 'price', 'people'] as const
export type Basic = (typeof BASICS)[number]
/** `lacks`: missing parts of the first check. */
export type ChecklistItem = { check: Check; done: boolean; lacks?: Basic[] | undefined }
/** A missing requirement, as a host knows it. */
export type Missing = Exclude<Check, 'basics'> | Basic

/** Facts for the checks: always of the saved experience, never of the form (EDIT-36). */
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
  hasDate: boolean
  /**
   * Whether the host still has to confirm their e-mail address, without which nothing of theirs is shown
   * (docs/decisions/0155).
   */
  mailboxMissing: boolean
}

const written = (text: string) => text.trim() !== ''
const onMap = ({ lat, lng }: PublishFacts) => Number.isFinite(lat) && Number.isFinite(lng) && lat !== 0 && lng !== 0

/** The four checks of an experience and their results (EDIT-34 to 37). */
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
    ...(mailboxMissing ? [{ check: 'mailbox', done: false } as const] : []),
  ]
}

/** What is missing for publishing; empty when nothing is (EDIT-38). */
export const missingOf = (checks: ChecklistItem[]): Missing[] =>
  checks
    .filter(({ done }) => !done)
    .flatMap(({ check, lacks }): Missing[] => (check === 'basics' ? (lacks ?? [...BASICS]) : [check]))

export const isPublishable = (checks: ChecklistItem[]): boolean => missingOf(checks).length === 0

/**
 * What is missing when a published experience is saved. Dates may have passed since (EDIT-44), and a host whose address
 * changed may go on correcting public texts; but changing it from an outside link to bookings here is a new offer, which needs
 * a date.
 * @param was how it was booked before
 */
export const missingOnSave = (
  checks: ChecklistItem[],
  was: { bookingRequired: boolean },
  now: { bookingRequired: boolean },
) =>
  missingOf(checks).filter(
    (check) => check !== 'mailbox' && (check !== 'dates' || was.bookingRequired !== now.bookingRequired),
  )

/**
 * From which statuses each step leads where. For the editor an archived one is a draft (EDIT-32), and so is a paused one
 * (HDASH-17).
 */
export const STEPS = {
  publish: { from: ['draft', 'paused', 'archived'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  archive: { from: ['draft', 'published', 'paused'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
} as const satisfies Record<string, { from: readonly ExperienceStatus[]; to: ExperienceStatus }>
export type Step = keyof typeof STEPS

/** Whether a step is possible from a status; `done` when it was already taken, so that a second press changes nothing. */
export function canTake(step: Step, status: ExperienceStatus): 'yes' | 'done' | 'no' {
  const { from, to } = STEPS[step]
  if (status === to) return 'done'
  return (from as readonly ExperienceStatus[]).includes(status) ? 'yes' : 'no'
}

/**
 * The status after a save. The form knows drafts and published ones only (EDIT-31): an archived one becomes a draft (EDIT-32),
 * a paused one stays paused until it is published.
 */
export const statusAfterSave = (stored: ExperienceStatus, requested: 'draft' | 'published'): ExperienceStatus =>
  requested === 'published' ? 'published' : stored === 'paused' ? 'paused' : 'draft'

/** The form's value for a stored status (EDIT-31, EDIT-32). */
export const formStatus = (stored: ExperienceStatus): 'draft' | 'published' =>
  stored === 'published' ? 'published' : 'draft'

export type HostMay = Step | 'withdraw' | 'delete'

/**
 * Steps a host may take now. The server decides, so that no screen has to know the states.
 * @param approval whether publishing needs approval, and whether it waits already
 */
export function allowedSteps(
  status: ExperienceStatus,
  checks: ChecklistItem[],
  everBooked: boolean,
  approval: { needed: boolean; submittedAt: unknown } = { needed: false, submittedAt: null },
): HostMay[] {
  const ready = isPublishable(checks)
  const isSubmitted = approval.submittedAt !== null
  const steps: HostMay[] = []
  if (status === 'draft' && ready && !(isSubmitted && approval.needed)) steps.push('publish')
  if (isSubmitted) steps.push('withdraw')
  if (status === 'paused' && ready) steps.push('resume')
  if (status === 'published') steps.push('pause')
  if (status === 'archived') steps.push('restore')
  else steps.push('archive')
  // Only a draft that nobody ever booked may be deleted, because nobody else refers to it.
  if (status === 'draft' && !everBooked) steps.push('delete')
  return steps
}

const COPY = / \(copia(?: (\d{1,3}))?\)$/
export function copiedTitle(title: string, max = 120): string {
  const before = COPY.exec(title)
  const suffix = before ? ` (copia ${Number(before[1] ?? 1) + 1})` : ' (copia)'
  const original = title.replace(COPY, '')
  return `${original.slice(0, max - suffix.length).trimEnd()}${suffix}`
}
