// What a host means by a question that a traveler would ask in the same words.
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'

/** Who takes more people changes places, not a reservation. */
const AS_HOST: Partial<Record<string, string>> = {
  'change-people': 'guest-brings-more',
  'no-exact-change': 'guest-has-no-change',
  cambio: 'guest-has-no-change',
  invoice: 'guest-asks-for-an-invoice',
  'will-they-wait': 'guest-no-show',
  'host-hears-of-it': 'host-guests-told',
  'few-people': 'host-minimum',
  'cambiar-reserva': 'host-guest-change',
  'if-the-host-does-not-come': 'guest-no-show',
  tarde: 'host-or-guest-late',
  'cancela-anfitrion': 'host-close-date',
  'private-group': 'host-big-group',
  'group-discount': 'host-group-price',
  bargain: 'host-group-price',
  lluvia: 'host-rain',
  'ser-anfitrion': 'host-new-experience',
  'start-hosting': 'host-new-experience',
  'my-standing': 'host-cancelling-and-rating',
  resenas: 'host-reviews-of-me',
  'asked-for-a-deposit': 'host-off-site',
  'verified-hosts': 'host-guest-history',
  'phone-and-internet': 'host-guest-list',
  'sin-senal': 'host-guest-list',
  'print-the-ticket': 'host-guest-list',
  'full-date': 'host-waiting-list',
  'leave-waiting-list': 'host-waiting-list',
  'share-with-others': 'host-preview',
  'edit-own-review': 'host-reviews-of-me',
  refund: 'host-refund',
  'puedo-cancelar': 'host-cancel-one',
}

/** The topic of a host's message: what they ask in a traveler's words. */
export const asHost = (topic: string): string => AS_HOST[topic] ?? topic

/** What a host does with a date or a booking, and what is asked of what follows from it. */
const DEEDS =
  /^(?:host-(?:close-date|rain|change-hour|change-spots|cancel-one|pause|guest-change)|edit-experience|guest-no-show)$/
const CONSEQUENCES = /^(?:host-(?:guests-told|cancelling-and-rating|refund|decline)|guest-no-show)$/
const PARTS = /[,.;:?!]\s+|\s+pero\s+/u
const FEWEST_WORDS = 2

/**
 * 'tengo que cancelar el sábado porque se arruinó la lancha, ¿se les avisa?': the question after the story; null without one.
 * @param read how the last part would be understood
 */
export function askedAfterStory(
  whole: Plan,
  message: string,
  context: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
): Plan | null {
  if (!context.hosting || whole.intent !== 'knowledge' || !DEEDS.test(whole.topic)) return null
  const parts = message.trim().split(PARTS).filter(Boolean)
  const last = parts.length > 1 ? parts.at(-1)! : ''
  if (last.split(' ').length < FEWEST_WORDS) return null
  const plan = read(last, { ...context, thread: { ...context.thread, told: whole.topic } })
  return plan.intent === 'knowledge' && CONSEQUENCES.test(plan.topic) ? plan : null
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
