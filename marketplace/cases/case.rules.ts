import type { Role } from '#marketplace/accounts/account.rules.ts'
import { HOUR_MS } from '#platform/units.ts'

export const CASE_KINDS = ['question', 'report', 'dispute', 'host-wish', 'data'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** The kinds an operator may open; a data request is registered elsewhere, with its legal deadline (rights). */
export const OPENED_BY_HAND = ['question', 'report', 'dispute', 'host-wish'] as const

/** Open: the team must act. Waiting: the requester must. */
export const CASE_STATUSES = ['open', 'waiting', 'closed'] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]

/** How a case ended; the requester is not told of the last one. */
export const OUTCOMES = ['solved', 'refused', 'unfounded', 'unanswered', 'dismissed'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** The outcomes the requester is told of, with their text. */
export const NOTIFIED_OUTCOMES = ['solved', 'refused', 'unfounded', 'unanswered'] as const

/** The author and audience: the requester, the team to the requester, an internal note, and the closing words. */
export const MESSAGE_KINDS = ['asker', 'answer', 'note', 'outcome'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
/** The delivery states of a message's mail, as the outbox has them. */
export const MAIL_STATUSES = ['waiting', 'sending', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const MAX_LENGTH = { subject: 160, text: 4000, templateTitle: 80, name: 120, email: 254 } as const

/** The hours in which the team answers, nights and holidays included; for a data request the legal deadline counts (rights). */
export const HOURS_TO_ANSWER: Record<Exclude<CaseKind, 'data'>, number> = {
  report: 24,
  dispute: 24,
  question: 48,
  'host-wish': 72,
}

/** The deadline of an open case. @param since when the team's turn began */
export const dueOf = (kind: Exclude<CaseKind, 'data'>, since: Date): Date =>
  new Date(since.getTime() + HOURS_TO_ANSWER[kind] * HOUR_MS)

export type CaseAct = 'answer' | 'note' | 'hear' | 'close' | 'dismiss' | 'assign'

/** The status after each action; an action that is not listed is refused. */
const NEXT: Record<CaseStatus, Partial<Record<CaseAct, CaseStatus>>> = {
  open: { answer: 'waiting', note: 'open', hear: 'open', close: 'closed', dismiss: 'closed', assign: 'open' },
  waiting: { answer: 'waiting', note: 'waiting', hear: 'open', close: 'closed', dismiss: 'closed', assign: 'waiting' },
  // The requester may reopen a case; the recorded outcome stays.
  closed: { note: 'closed', hear: 'open', assign: 'closed' },
}

/** The status after an action; null when it is refused. A data request is closed in its own register (rights). */
export function nextStatus(
  { kind, status }: { kind: CaseKind; status: CaseStatus },
  action: CaseAct,
): CaseStatus | null {
  if (kind === 'data' && (action === 'close' || action === 'dismiss' || (action === 'hear' && status === 'closed')))
    return null
  return NEXT[status][action] ?? null
}

export type Urgency = 'late' | 'near' | 'calm' | 'none'
/** With this many hours left a case counts as almost due. */
const NEAR_HOURS = 6

/** The urgency of a case; only cases that wait for the team have one. */
export function urgencyOf({ status, dueAt }: { status: CaseStatus; dueAt: Date }, now: Date): Urgency {
  if (status !== 'open') return 'none'
  const remaining = dueAt.getTime() - now.getTime()
  return remaining < 0 ? 'late' : remaining <= NEAR_HOURS * HOUR_MS ? 'near' : 'calm'
}

export function timeLeftText(dueAt: Date, now: Date): string {
  const hours = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / HOUR_MS)
  const span = hours < 1 ? 'menos de 1 h' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} días`
  return now > dueAt ? `Vencido hace ${span}` : `${hours < 2 ? 'Queda' : 'Quedan'} ${span}`
}

/** The reported page by the kind of its object. */
export type About = { noun: 'experience' | 'host' | 'review' | 'question' | 'booking'; id: string }

/**
 * Reads the path of one of our pages: a review and a question are identified by their anchor on it.
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

/** Where a person reads their own cases: hosts have pages in their portal. */
export const ownCasesPath = (role: Role | undefined): string => (role === 'host' ? '/host/cases' : '/profile/cases')

export const caseMailKey = (messageId: string) => `case message ${messageId}`

/** A template with the requester's name filled in. */
export const filledTemplate = (body: string, name: string): string => body.replaceAll('{nombre}', () => name)

export function excerpt(text: string, max = 140): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > max ? `${line.slice(0, max).trimEnd()}…` : line
}
