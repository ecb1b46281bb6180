// What a host means by a question that a traveler would ask in the same words.
import type { Plan } from '../plan.rules.ts'

/** Who takes more people changes places, not a reservation. */
const AS_HOST: Partial<Record<string, string>> = {
  'change-people': 'guest-brings-more',
  'no-exact-change': 'guest-has-no-change',
  cambio: 'guest-has-no-change',
  invoice: 'guest-asks-for-an-invoice',
  'will-they-wait': 'guest-no-show',
  'host-hears-of-it': 'host-guests-told',
  'few-people': 'guest-no-show',
  'cambiar-reserva': 'host-guest-change',
  'if-the-host-does-not-come': 'guest-no-show',
  tarde: 'host-or-guest-late',
  'cancela-anfitrion': 'host-close-date',
  'private-group': 'host-group-price',
  'group-discount': 'host-group-price',
  bargain: 'host-group-price',
  lluvia: 'host-rain',
  'ser-anfitrion': 'host-new-experience',
  'start-hosting': 'host-new-experience',
  'my-standing': 'host-cancelling-and-rating',
  resenas: 'host-reviews-of-me',
  'asked-for-a-deposit': 'host-off-site',
}
/** The plan of a host's message. @param hosting whether it is one */
export function fromHostPerspective(plan: Plan, hosting: boolean): Plan {
  if (!hosting) return plan
  const topic =
    plan.intent === 'knowledge'
      ? plan.topic
      : plan.intent === 'policies'
        ? plan.topics[0]!
        : plan.intent === 'discount'
          ? 'group-discount'
          : ''
  const meant = AS_HOST[topic]
  return meant ? { intent: 'knowledge', topic: meant } : plan
}
