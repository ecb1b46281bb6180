// Random sequences of booking actions: whatever travelers, hosts, timers and the clock do in any order, each answer and each
// stored row must be what a small model predicts, the spots must add up, and every status must be reached along the graph by
// someone allowed to (INV-01, INV-04, INV-05, INV-14). A few fixed sequences in `npm test`; `npm run test:nightly` runs a
// thousand, different every night. LIFE_SEED repeats a night.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRAPH } from './graph.ts'
import { runModel } from './run-model.ts'

const nightly = process.env.LIFE !== undefined
const count = Number(process.env.LIFE ?? 15)
const seed = Number(process.env.LIFE_SEED ?? (nightly ? Date.now() % 2 ** 31 : 1821))
if (nightly) console.log(`LIFE=${count} LIFE_SEED=${seed}`)

/** Answers that must occur, or the sequences exercise too little. */
const EVENTS = [
  ...['done', 'ALREADY_BOOKED', 'DATE_UNAVAILABLE', 'EXPERIENCE_GONE', 'NOT_ENOUGH_SPOTS', 'FORBIDDEN'].map(
    (code) => `book: ${code}`,
  ),
  ...['done', 'BOOKING_STATE', 'BOOKING_STARTED', 'NOT_FOUND'].map((code) => `cancel: ${code}`),
  ...['done', 'BOOKING_STATE', 'REASON_MISSING', 'NOT_FOUND'].map((code) => `decline: ${code}`),
  ...['done', 'BOOKING_STATE', 'NOT_STARTED', 'TRAVELER_CAME', 'INVALID'].map((code) => `complete: ${code}`),
  ...['start', 'start as host'].flatMap((action) =>
    ['done', 'CODE_WRONG', 'CODE_NOT_ACCEPTED', 'CODE_TOO_EARLY', 'CODE_TOO_LATE', 'INVALID'].map(
      (code) => `${action}: ${code}`,
    ),
  ),
  ...['confirm', 'confirm-payment', 'attend'].flatMap((action) => [`${action}: done`, `${action}: BOOKING_STATE`]),
  ...['done', 'REVIEW_NOT_EARNED', 'ALREADY_REVIEWED'].map((code) => `review: ${code}`),
  ...['done', 'SPOTS_TAKEN', 'DATE_OVER', 'NOT_FOUND'].map((code) => `set places: ${code}`),
  ...['done', 'DATE_BOOKED', 'NOT_FOUND'].map((code) => `remove: ${code}`),
  ...['done', 'DATE_UNDER_WAY', 'DATE_OVER', 'NOT_FOUND'].map((code) => `cancel date: ${code}`),
  ...['done', 'NOT_MOVABLE', 'NOT_ENOUGH_SPOTS', 'DATE_UNAVAILABLE', 'EXPERIENCE_GONE'].map((code) => `move: ${code}`),
  ...['done', 'DATE_IN_PAST', 'DATE_EXISTS'].map((code) => `offer: ${code}`),
  ...['done', 'NOT_PUBLISHABLE'].map((code) => `publish: ${code}`),
  ...['pause', 'archive', 'restore'].flatMap((action) => [`${action}: done`]),
  ...Object.entries(GRAPH).flatMap(([edge, actors]) => actors.map((actor) => `${edge} ${actor}`)),
]

test(
  'random sequences of booking actions give the answers and rows the model predicts, and pass the audit',
  async () => {
    const { result, counts } = await runModel({ count, seed, shrink: nightly })
    expect(result.failed ? `${fc.defaultReportMessage(result)}\n(LIFE=${count} LIFE_SEED=${seed})` : '').toBe('')
    if (nightly)
      console.log(
        [...counts]
          .sort()
          .map(([event, times]) => `${times} ${event}`)
          .join('\n'),
      )
    // The sequences were varied enough to mean something.
    expect(EVENTS.filter((event) => !counts.has(event))).toEqual([])
  },
  nightly ? 7_200_000 : 180_000,
)
