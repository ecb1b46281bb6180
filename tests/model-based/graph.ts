// The graph of a booking's status (trust 4.1).
import type { ExperienceStep, Step } from './steps.ts'

export type Status = 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled'
export type Actor = 'traveler' | 'host' | 'system'

/** Who may walk which edge (trust 4.1). */
export const GRAPH: Partial<Record<`${Status} ${Status}`, Actor[]>> = {
  'pending confirmed': ['host'],
  'pending cancelled': ['traveler', 'host', 'system'],
  'confirmed cancelled': ['traveler', 'host'],
  'confirmed in_progress': ['traveler', 'host'],
  'confirmed completed': ['host'],
  'in_progress completed': ['host', 'system'],
}

/** From where a step of the experience leads where; taken twice it changes nothing. */
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
  'call off': 'host',
  // The host has said yes beforehand, by calling off and offering other dates.
  move: 'host',
  complete: 'host',
  'timers run': 'system',
}
/** In whose name a step changes a status; null when none may change. */
export const actorOf = ({ what }: Step): Actor | null => ACTORS[what] ?? null
