import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { authorize } from '#marketplace/accounts/authorize.rules.ts'
import { present } from '#marketplace/bookings/booking.api.ts'
import { listBookingsAmong } from '#marketplace/bookings/booking.data.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { placeOf } from '#marketplace/discovery/search/near/near.data.ts'
import { readPoint } from '#marketplace/discovery/search/near/near.rules.ts'
import { hasTrip, readTrip, withoutPastDates } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { countUse, returnUse } from '#platform/http/limits/limits.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { EventStream } from '#platform/http/streams/stream.ts'
import { report } from '#platform/log/log.ts'
import { DAY_S } from '#platform/units.ts'
import type * as contract from './assistant.contract.ts'
import { deleteMessages, recentMessages } from './assistant.data.ts'
import { assistantRefusals, spentText } from './assistant.text.ts'
import { bookingCard } from './tools/own-tools.api.ts'
import type { Question } from './tools/policies.rules.ts'
import { TURN_TIMEOUT_MS, takeTurn } from './turn.api.ts'

const SHOWN_AGAIN = 20
/** One limit for whole and streamed answers. */
const A_MINUTE = { points: 10, seconds: 60 }
/** Longer than the longest answer, so that the slot of a node that dies during an answer is free again by then. */
export const TURN_LIMIT = { points: 1, seconds: TURN_TIMEOUT_MS / 1000 + 10 }
export const PLACE = 'assistant at once'

/** The conversation, with its cards read anew; what is no longer published is not shown again. */
async function historyOf(person: SignedIn, now: Date): Promise<contract.AssistantMessage[]> {
  const rows = await recentMessages(person, SHOWN_AGAIN)
  const storedCards = rows.flatMap(({ grounds }) => grounds?.cards ?? [])
  const ids = (kind: 'experience' | 'booking') => [
    ...new Set(storedCards.filter((card) => card.kind === kind).map(({ id }) => id)),
  ]
  const traveler = authorize('traveler', person)
  const [experiences, bookings] = await Promise.all([
    findCards(ids('experience'), now),
    typeof traveler === 'string' ? [] : listBookingsAmong(traveler, ids('booking')),
  ])
  const cards = new Map<string, contract.AssistantCard>([
    ...experiences.map((experience) => [experience.id, { kind: 'experience', experience }] as const),
    ...bookings.map(
      (row) => [row.booking.id, { kind: 'booking', booking: bookingCard(present(row, 'traveler', now)) }] as const,
    ),
  ])
  return rows.map(({ id, text, sender, createdAt, grounds }) => ({
    id: String(id),
    text,
    sender,
    timestamp: createdAt.toISOString(),
    isLoading: false,
    cards: grounds?.cards.flatMap((card) => cards.get(card.id) ?? []) ?? [],
    links: grounds?.links ?? [],
  }))
}

/**
 * Whether this person may ask now; a slot that was granted must be released (trust: 10 a minute, a daily budget, one at a
 * time).
 */
async function admit(person: SignedIn) {
  const { assistant, limits } = await settings()
  if (!assistant) return refuse('ASSISTANT_OFF')
  const fast = await countUse('assistant a minute', A_MINUTE, person.id)
  if (fast) return refuse('TOO_MANY', { retryAfter: fast })
  const busy = await countUse(PLACE, TURN_LIMIT, person.id)
  const release = () =>
    returnUse(PLACE, TURN_LIMIT, person.id).catch((error) => report(error, { assistant: 'release' }))
  if (busy) {
    await release()
    return refuse('IN_FLIGHT')
  }
  // The limit is part of the counter's name, so that a changed setting starts a new count.
  const dailyLimit = limits.assistantPerDay
  const wait = await countUse(`assistant ${dailyLimit} a day`, { points: dailyLimit, seconds: DAY_S }, person.id)
  if (!wait) return { release }
  await release()
  return refuse('TOO_MANY', { retryAfter: wait, text: spentText(dailyLimit) })
}

function readQuestion({ message, trip: spoken }: contract.AssistantQuestion, now: Date) {
  const today = dayOf(now)
  const trip = withoutPastDates(readTrip(Object.fromEntries(new URLSearchParams(spoken))), today)
  if (!hasTrip(trip)) return { message }
  const named = trip.location || trip.near
  const place = readPoint(named) ? null : (placeOf(named)?.name ?? null)
  const { to, guests, budget, minutes } = trip
  const around = {
    place,
    near: place !== null && !trip.location,
    minutes: place !== null && minutes > 0 ? minutes : null,
  }
  return {
    message,
    trip: { ...around, from: trip.from ?? (to && today), to, guests, budget: budget > 0 ? budget : null },
  }
}

/**
 * @param policies the questions and answers of the help pages; passed in, because their slice is above this one and cannot be
 * imported
 */
export function assistantEndpoints(policies: readonly Question[]) {
  const show: Serve<typeof contract.show> = async ({ caller, now }) => {
    const person = authorize('signed-in', caller.user)
    // Not offered in the back office, which has its own lists (AI-01).
    const offered = typeof person !== 'string' && person.role !== 'admin' && (await settings()).assistant
    return { offered, messages: offered ? await historyOf(person, now) : [] }
  }

  const ask: Serve<typeof contract.ask> = async ({ caller, body, now, request }) => {
    const admitted = await admit(caller)
    if (isRefusal(admitted)) return admitted
    try {
      const turn = await takeTurn({ person: caller, ...readQuestion(body, now), now, policies, signal: request.signal })
      return typeof turn === 'string' ? refuse(turn) : turn.answer
    } finally {
      await admitted.release()
    }
  }

  const follow: Serve<typeof contract.follow> = async ({ caller, body, now }) => {
    const admitted = await admit(caller)
    if (isRefusal(admitted)) return admitted
    return new EventStream<(typeof contract.follow)['events']>(async (writer) => {
      const disconnected = new AbortController()
      const run = async () => {
        try {
          const turn = await takeTurn({
            person: caller,
            ...readQuestion(body, now),
            now,
            policies,
            signal: disconnected.signal,
            onText: (text) => void writer.send('text', { text }),
          })
          if (typeof turn === 'string')
            await writer.send('failed', { code: turn, message: assistantRefusals[turn].text })
          else await writer.send('done', turn.answer)
        } catch (error) {
          report(error, { assistant: 'turn' })
          await writer.send('failed', { code: 'ASSISTANT_FAILED', message: assistantRefusals.ASSISTANT_FAILED.text })
        } finally {
          await admitted.release()
          writer.end()
        }
      }
      void run()
      return { stop: () => disconnected.abort() }
    })
  }

  const forget: Serve<typeof contract.forget> = async ({ caller }) => {
    await deleteMessages(caller)
    return null
  }

  return { show, ask, follow, forget }
}
