// The status graph of a booking (trust 4.1).
import type { ExperienceStep, Step } from './steps.ts'

export type Status = 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled'
export type Actor = 'traveler' | 'host' | 'system'

/** Who may make which transition (trust 4.1). */
export const GRAPH: Partial<Record<`${Status} ${Status}`, Actor[]>> = {
  'pending confirmed': ['host'],
  'pending cancelled': ['traveler', 'host', 'system'],
  'confirmed cancelled': ['traveler', 'host'],
  'confirmed in_progress': ['traveler', 'host'],
  'confirmed completed': ['host'],
  'in_progress completed': ['host', 'system'],
}

export const EXPERIENCE_STEPS: Record<ExperienceStep, { from: string[]; to: string }> = {
  publish: { from: ['draft', 'paused', 'archived'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  archive: { from: ['draft', 'published', 'paused'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
}

const ACTORS: Partial<Record<Step['what'], Actor>> = {
  cancel: 'traveler',
  start: 'traveler',
  'start as host': 'host',
  confirm: 'host',
  decline: 'host',
  'cancel date': 'host',
  // The host agreed in advance by cancelling the date and offering others.
  move: 'host',
  complete: 'host',
  'timers run': 'system',
}
/** The actor behind a step's status change; null when it may change none. */
export const actorOf = ({ what }: Step): Actor | null => ACTORS[what] ?? null
