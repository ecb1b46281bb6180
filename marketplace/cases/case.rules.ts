import { HOUR_MS } from '#platform/units.ts'

/** What people come to the team with. */
export const CASE_KINDS = ['question', 'report', 'dispute', 'host-wish', 'data'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** What the team may open by hand; a request about data is registered with its clock of the law (rights). */
export const OPENED_BY_HAND = ['question', 'report', 'dispute', 'host-wish'] as const

/** Open: the team has to act. Waiting: who asked has. */
export const CASE_STATUSES = ['open', 'waiting', 'closed'] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]

/** How a case ended; the last one is told to nobody. */
export const OUTCOMES = ['solved', 'refused', 'unfounded', 'unanswered', 'dismissed'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Those that are told to who asked, with words. */
export const TOLD_OUTCOMES = ['solved', 'refused', 'unfounded', 'unanswered'] as const

/** Who says what: who asked, the team to them, the team to itself, and the words a case was closed with. */
export const MESSAGE_KINDS = ['asker', 'answer', 'note', 'outcome'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** How much is written. */
export const MOST = { subject: 160, text: 4000, templateTitle: 80, name: 120, email: 254 } as const
/** The database keeps a little more, for what was written before. */
export const MOST_KEPT = 5000

/** Hours, day and night, holidays too, in which the team answers; for a request about data the law counts (rights). */
export const HOURS_TO_ANSWER: Record<Exclude<CaseKind, 'data'>, number> = {
  report: 24,
  dispute: 24,
  question: 48,
  'host-wish': 72,
}

/** Until when an open case is to be answered. @param since when the team was asked, or asked again */
export const dueOf = (kind: Exclude<CaseKind, 'data'>, since: Date): Date =>
  new Date(since.getTime() + HOURS_TO_ANSWER[kind] * HOUR_MS)

export type CaseAct = 'answer' | 'note' | 'hear' | 'close' | 'dismiss' | 'assign'

/** What becomes of a case by each act; what stands nowhere can't be done. */
const NEXT: Record<CaseStatus, Partial<Record<CaseAct, CaseStatus>>> = {
  open: { answer: 'waiting', note: 'open', hear: 'open', close: 'closed', dismiss: 'closed', assign: 'open' },
  waiting: { answer: 'waiting', note: 'waiting', hear: 'open', close: 'closed', dismiss: 'closed', assign: 'waiting' },
  // Who asked may come back; what was decided stays written down.
  closed: { note: 'closed', hear: 'open', assign: 'closed' },
}

/** The status after an act; null when it can't be done. A request about data is closed where its clock is (rights). */
export function nextStatus({ kind, status }: { kind: CaseKind; status: CaseStatus }, act: CaseAct): CaseStatus | null {
  if (kind === 'data' && (act === 'close' || act === 'dismiss' || (act === 'hear' && status === 'closed'))) return null
  return NEXT[status][act] ?? null
}

export type Pressing = 'late' | 'near' | 'calm' | 'none'
/** With so many hours left a case is near. */
const NEAR_HOURS = 6

/** How much a case presses: only what the team has to answer does. */
export function pressingOf({ status, dueAt }: { status: CaseStatus; dueAt: Date }, now: Date): Pressing {
  if (status !== 'open') return 'none'
  const left = dueAt.getTime() - now.getTime()
  return left < 0 ? 'late' : left <= NEAR_HOURS * HOUR_MS ? 'near' : 'calm'
}

/** How much time is left, in words. */
export function timeLeftWords(dueAt: Date, now: Date): string {
  const hours = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / HOUR_MS)
  const span = hours < 1 ? 'menos de 1 h' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} días`
  return now > dueAt ? `Vencido hace ${span}` : `Quedan ${span}`.replace('Quedan menos de 1 h', 'Queda menos de 1 h')
}

/** The page a report is about, by what it names. */
export type About = { noun: 'experience' | 'host' | 'review' | 'question' | 'booking'; id: string }

/**
 * Reads the path of one of our pages: a review and a question are named by their place on it.
 * @returns null for other paths
 */
export function aboutOf(path: string | null): About | null {
  const [, page, id, part, partId] =
    /^\/(experience|host|profile\/reservations)\/([0-9a-f-]{36})(?:[/?][^#]*)?(?:#(?:(resena|pregunta)-([0-9a-f-]{36}))?.*)?$/i.exec(
      path ?? '',
    ) ?? []
  if (!page || !id) return null
  if (part && partId) return { noun: part.toLowerCase() === 'resena' ? 'review' : 'question', id: partId }
  return {
    noun: page.toLowerCase() === 'profile/reservations' ? 'booking' : (page.toLowerCase() as 'experience' | 'host'),
    id,
  }
}

/** The name of the occasion of a message's letter. */
export const letterKey = (messageId: string) => `case message ${messageId}`

/** A template with the name of who asked in it. */
export const filledTemplate = (body: string, name: string): string => body.replaceAll('{nombre}', () => name)

/** The first words of a text, on one line. */
export function beginningOf(text: string, most = 140): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line
}
