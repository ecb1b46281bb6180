// The live stream of a traveler's bookings. A notification only carries an id; the page reloads the booking, so that changes
// missed during a lost connection are included.
import type { Serve } from '#marketplace/slice.ts'
import { EventStream } from '#platform/http/streams/stream.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import type * as contract from './booking-events.contract.ts'

/** Notification topic of a traveler; also named in the trigger `bookings_tell_traveler`. */
const topicOf = (travelerId: string) => `traveler/${travelerId}`

export const follow: Serve<typeof contract.follow> = async ({ caller }) =>
  new EventStream<(typeof contract.follow)['events']>(async (writer) => ({
    stop: await subscribe(topicOf(caller.id), {
      news: (id) => void writer.send('changed', { id }),
      // Some notifications may be lost: the stream ends, so that its reader reconnects and reloads everything.
      gap: writer.end,
    }),
  }))
