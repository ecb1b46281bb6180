// Questions about a reservation of one's own that do not say so: 'qué llevo para las tirolesas', and after one was shown, '¿y a
// qué hora?'.

import { namedIn } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, BookingAspect, Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { aspectsOf, topicsOf } from './intents.rules.ts'

const OF_BOOKINGS: Partial<Record<Aspect, BookingAspect>> = {
  meeting: 'where',
  bring: 'bring',
  host: 'host',
  dates: 'when',
  price: 'price',
}
const PREPARES = 'lleva\\p{L}*|llevo|tengo que|toca|ponerme|pongo'
const WHEN = 'a que hora|que hora|cuando (?:es|era|sera|me toca|tengo)|que dia'
const OWN_PRICE = 'pagar|debo|llevar|llevo|total|mi|lo de|lo mio|efectivo'

/** The question about a reservation that these words ask; null when they ask something else. */
function aspectOf(text: string): BookingAspect | null {
  if (topicsOf(text).includes('puedo-cancelar')) return 'cancel'
  const [first] = aspectsOf(text)
  if (!first) return containsPhrase(text, `que (?:me |nos )?(?:${PREPARES})`) ? 'bring' : null
  if (first.aspect === 'dates' && !containsPhrase(text, WHEN)) return null
  if (first.aspect === 'price' && !containsPhrase(text, OWN_PRICE)) return null
  return OF_BOOKINGS[first.aspect] ?? null
}

const rainOf = (id: string): Plan => ({
  intent: 'facts',
  target: { id },
  aspect: 'rain',
  also: null,
  from: null,
  to: null,
  guests: 1,
  past: false,
  needs: [],
  ages: [],
  amenities: [],
})

/** A question about an upcoming reservation, named by its title or shown last; null when it is about nothing of one's own. */
export function ofOwnBooking(text: string, { thread, own = [] }: ReadingContext): Plan | null {
  const live = own.filter((booking) => booking.live)
  const named = namedIn(text, live, true)
  const booking = named ?? live.find(({ id }) => id === thread.booking) ?? null
  if (!booking) return null
  if (topicsOf(text).includes('lluvia')) return rainOf(booking.experienceId)
  // After one reservation was shown, only a question that names nothing else is about it.
  if (!named && text.split(' ').length > 9) return null
  const aspect = aspectOf(text)
  if (aspect === 'where' && containsPhrase(text, `que (?:me |nos )?(?:${PREPARES})`)) {
    const plans = (['where', 'bring'] as const).map((one) => ownPlan(one, booking.id))
    return { intent: 'several', plans }
  }
  return aspect && ownPlan(aspect, booking.id)
}

const ownPlan = (aspect: BookingAspect, id: string): Plan => ({
  intent: 'bookings',
  which: 'upcoming',
  aspect,
  id,
  from: null,
  to: null,
  words: [],
})
