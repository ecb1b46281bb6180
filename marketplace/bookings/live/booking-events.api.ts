// The live side of a traveler's reservations. A notification carries an id and wakes; the page reads the reservation anew, so
// that what was missed while a line was cut is read with it.
import type { Serve } from '#marketplace/slice.ts'
import { EventStream } from '#platform/http/streams/stream.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import type * as contract from './booking-events.contract.ts'

/** The topic of a traveler; the trigger `bookings_tell_traveler` says it too. */
const topicOf = (travelerId: string) => `traveler/${travelerId}`

export const follow: Serve<typeof contract.follow> = async ({ caller }) =>
  new EventStream<(typeof contract.follow)['events']>(async (writer) => ({
    stop: await subscribe(topicOf(caller.id), {
      news: (id) => void writer.send('changed', { id }),
      // Some may have been missed: the stream ends, its reader comes back and reads everything anew.
      gap: writer.end,
    }),
  }))
