// What is remembered of an answer: the subject of the conversation and the trip that was spoken of.
import type { StoredEvidence } from './assistant.data.ts'
import { winnerOf } from './nlg/compare.rules.ts'
import { handedOverBy } from './nlu/intents/knowledge.rules.ts'
import { OF_HOSTS } from './nlu/meaning/topic-classification.rules.ts'
import { NO_CRITERIA, type Plan, type SearchCriteria, type Thread } from './nlu/plan.rules.ts'
import { keptQuestion } from './thread-hosting.rules.ts'
import type { Evidence } from './tools/tools.api.ts'

/** Who goes, as it was said of what was asked about: 'mi suegra anda mala de la rodilla' holds for all that is looked for later. */
function wishBeside(plans: readonly Plan[], { wish }: Thread): SearchCriteria | null {
  const asked = plans.findLast((plan) => plan.intent === 'facts' || plan.intent === 'compare')
  if (!asked || (asked.guests < 2 && asked.needs.length === 0 && asked.ages.length === 0)) return wish
  const before = wish ?? NO_CRITERIA
  return {
    ...before,
    guests: asked.guests > 1 ? asked.guests : before.guests,
    needs: [...new Set([...before.needs, ...asked.needs])],
    ages: asked.ages.length > 0 ? asked.ages : before.ages,
  }
}

/** What was measured by another one ('parecido pero más barato') is over with it. */
const lastingWish = ({ wish, turn }: Extract<Plan, { intent: 'search' }>, { wish: before }: Thread): SearchCriteria =>
  turn === 'like'
    ? {
        ...wish,
        not: [],
        maxPrice: before?.maxPrice ?? null,
        minHours: before?.minHours ?? null,
        maxHours: before?.maxHours ?? null,
      }
    : wish

/** Whose reviews were read: they are the subject from then on. */
const isReviews = (output: unknown): output is { id: string; quotes: unknown } =>
  typeof output === 'object' && output !== null && 'quotes' in output && 'id' in output

/** The host who is talked about, until something else is. */
function personOf(plans: readonly Plan[], { person = null }: Thread): Thread['person'] {
  const asked = plans.findLast((plan) => plan.intent === 'host-profile')
  if (asked) return asked.ids.length === 1 ? { id: asked.ids[0]!, aspect: asked.aspects[0]! } : null
  return plans.some(({ intent }) => intent === 'thanks' || intent === 'unclear') ? person : null
}

/** What only hosts ask, and those who would be one. */
const isOfHosts = (plan: Plan): boolean =>
  plan.intent === 'for-hosts' ||
  (plan.intent === 'knowledge' && (OF_HOSTS.test(plan.topic) || plan.topic === 'start-hosting')) ||
  (plan.intent === 'policies' && plan.topics.some((topic) => HOST_TOPICS.has(topic)))
const HOST_TOPICS = new Set(['publicar', 'comision', 'ser-anfitrion'])

/** The rule that is talked about, until something else is. */
function toldBy(plans: readonly Plan[], { told = null }: Thread): string | null {
  const rule = plans.findLast((plan) => plan.intent === 'knowledge' || plan.intent === 'policies')
  if (rule) return rule.intent === 'knowledge' ? rule.topic : (rule.topics[0] ?? null)
  return plans.every(({ intent }) => intent === 'thanks' || intent === 'unclear' || intent === 'yes') ? told : null
}

/** What is stored of this turn for the next one. */
export function storedEvidence({ cards, links, outputs }: Evidence, plan: Plan | null, thread: Thread): StoredEvidence {
  const experiences = cards.flatMap((card) => (card.kind === 'experience' ? [card.experience.id] : []))
  const booked = cards.flatMap((card) => (card.kind === 'booking' ? [card.booking.experienceId] : []))
  const bookings = cards.flatMap((card) => (card.kind === 'booking' ? [card.booking.id] : []))
  const plans = plan?.intent === 'several' ? plan.plans : plan ? [plan] : []
  const searched = plans.findLast((candidate) => candidate.intent === 'search')
  const reviewed = outputs.flatMap((output) => (isReviews(output) ? [output.id] : [])).at(-1)
  const hostQuestion = plans.findLast((candidate) => candidate.intent === 'hosting')
  const single = plan?.intent === 'facts' || experiences.length === 1
  const compares = plan?.intent === 'compare'
  const winner = compares ? winnerOf(plan, outputs) : null
  // 'y si llueve ese día' of a reservation is answered by its experience, and the reservation stays the subject.
  const ofSameBooking =
    plan?.intent === 'facts' && thread.booking !== null && experiences.length === 1 && experiences[0] === thread.focus
  const wasShown = (id: string | undefined) => thread.shown.some((one) => one.id === id)
  const shown =
    experiences.length === 0 ||
    (plan?.intent === 'facts' && wasShown(experiences[0])) ||
    (compares && experiences.every(wasShown))
      ? thread.shown.map(({ id }) => id)
      : experiences
  const joined =
    plan?.intent === 'several' ? plan.plans.flatMap((one) => (one.intent === 'search' ? [one.wish] : [])) : []
  const wishes = searched ? (joined.length === 2 && joined.length === plans.length ? joined : undefined) : thread.wishes
  return {
    ...(wishes && { wishes }),
    wish: searched ? lastingWish(searched, thread) : wishBeside(plans, thread),
    shown,
    focus: reviewed
      ? reviewed
      : winner
        ? winner
        : single
          ? (experiences[0] ?? null)
          : booked.length === 1
            ? booked[0]!
            : experiences.length + bookings.length > 0
              ? null
              : thread.focus,
    aspect: plan?.intent === 'facts' ? plan.aspect : null,
    handedOver: plan && handedOverBy(plan, thread),
    person: personOf(plans, thread),
    wouldHost:
      plans.some(isOfHosts) || (thread.wouldHost === true && plans.every(({ intent }) => intent === 'policies')),
    told: toldBy(plans, thread),
    ...(plan?.intent === 'unclear' && plan.questions && { offered: plan.questions }),
    recent: [
      ...thread.recent.filter((id) => id !== experiences[0]),
      ...(single && experiences[0] ? [experiences[0]] : []),
    ].slice(-3),
    booking:
      bookings.length === 1
        ? bookings[0]!
        : bookings.length > 1 || (experiences.length > 0 && !ofSameBooking)
          ? null
          : thread.booking,
    // Of several shown before, 'la segunda' may be asked for after each of them.
    bookings:
      bookings.length > 1 || (bookings.length === 1 && !thread.bookings.includes(bookings[0]!))
        ? bookings
        : thread.bookings,
    // After a search 'y el sábado?' is about that.
    bookingAspect: searched
      ? null
      : (plans.findLast((candidate) => candidate.intent === 'bookings')?.aspect ??
        (plans.some((candidate) => candidate.intent === 'hands-off' && candidate.action === 'cancel')
          ? 'cancel'
          : thread.bookingAspect)),
    hosting: hostQuestion ? keptQuestion(hostQuestion, outputs, thread.hosting) : thread.hosting,
    cards: cards.map((card) => ({
      kind: card.kind,
      id: card.kind === 'experience' ? card.experience.id : card.booking.id,
    })),
    links,
  }
}
