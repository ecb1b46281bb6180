// What is decided after the tables: danger that they missed, a meaning by known sentences where they understood little, and
// what to ask back when nothing is understood.

import { onSameTrip } from '../../follow-up.rules.ts'
import type { TopicScore } from '../../meaning/classifier.rules.ts'
import { namedPlan } from '../../meaning/conversation-question.rules.ts'
import { withoutOldAccident } from '../../meaning/danger.rules.ts'
import { familyOf, subjectOf, withDialogueSubject } from '../../meaning/dialogue-subject.rules.ts'
import { fromHostPerspective } from '../../meaning/host-perspective.rules.ts'
import {
  dialogueOf,
  likelyDanger,
  likelyQuestions,
  likelyTopic,
  meaningsOf,
  surelyHarmless,
} from '../../meaning/topic-classification.rules.ts'
import { asPublished, asReserved, factAsShown, planOfTopic } from '../../meaning/topic-plan.rules.ts'
import { NO_CRITERIA, type Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { isNoWish, meaningsBesideCelebration, OTHER_THING } from '../../wishes/open-wish.rules.ts'
import { withoutThanks } from '../beside/beside-thanks.rules.ts'
import { withWarning } from '../beside/side-question.rules.ts'
import { questionOnSubject } from '../context-question.rules.ts'
import { factsOf } from '../experience-question.rules.ts'
import { anyBookingPlan, isNewWish, questionOf } from '../own-question.rules.ts'
import { ownReference } from '../own-reference.rules.ts'
import { isSettled } from '../told/after-own.rules.ts'
import { afterRule } from '../told/after-rule.rules.ts'
import { clarified } from './clarification.rules.ts'
import { agree, isContradicted, isGuess, requiredConfidence, topicOf, WANTS } from './confidence.rules.ts'
import { isFromRows, isPlanKept, OWNED } from './topic-conflict.rules.ts'

/** What a danger may stand behind; a complaint and other people's data have answers of their own. */
const MAY_HIDE_DANGER = new Set<Plan['intent']>([
  'complaint',
  'secret',
  'transport',
  'knowledge',
  'search',
  'unclear',
  'facts',
  'bookings',
  'policies',
  'help',
  'several',
  'ask-host',
])

/** How likely a rule must be in the middle of a conversation about experiences. */
const SURE_RULE = 0.6
const A_LITTLE = 0.15
/** Whether anything that is asked of reservations is likely. */
const ofReserved = (meanings: readonly TopicScore[]) =>
  meanings.reduce((sum, { topic, score }) => sum + (ASKED_OF_OWN.test(topic) ? score : 0), 0) > A_LITTLE
const ASKED_OF_OWN =
  /^(?:own:|host-does-not-answer|despues-de-reservar|change-people|cambiar-reserva|puedo-cancelar|tarde|codigo)/
const SURELY = 0.85
/** Whether it is surely something to do that is asked for. */
const wishes = (meanings: readonly TopicScore[]) =>
  meanings.some(({ topic, score }) => topic === 'is:wish' && score >= SURELY)
/** What reads somebody's own data, or says what nobody knows: not for a message that is hardly about it. */
const OF_DATA = new Set<Plan['intent']>(['bookings', 'hosting', 'transport'])
/** So many words say enough to be contradicted. */
const ENOUGH_SAID = 7
const PERHAPS = 0.3

/** Somebody's condition was heard: 'usa prótesis en la pierna' is no accident. */
const hasCondition = (plan: Plan) =>
  (plan.intent === 'search' && plan.wish.needs.length > 0) || (plan.intent === 'facts' && plan.needs.length > 0)

/** Whether it is surely about a reservation: 'en diciembre qué tengo', or one that is over. */
const isOfOwn = (plan: Plan, typed: string, { own = [] }: ReadingContext): boolean =>
  plan.intent === 'bookings' && (/ que tengo$/u.test(typed) || own.some(({ id, live }) => id === plan.id && !live))

/** A danger that the tables missed. @param warned whether the numbers for emergencies were told before */
function dangerIn(plan: Plan, { typed }: Message, meanings: readonly TopicScore[], warned: boolean): string | null {
  if (warned) return likelyDanger(meanings, 'little')
  if (!MAY_HIDE_DANGER.has(plan.intent)) return null
  if (isGuess(plan)) return likelyDanger(meanings, 'little')
  const isMuch = WANTS.test(typed) || hasCondition(plan) || plan.intent === 'complaint'
  return likelyDanger(meanings, isMuch ? 'much' : 'some')
}

/**
 * The plan that is carried out.
 * @param plan what the tables understood
 * @param asWish the message read as a wish, whatever else it sounds like
 */
export const withFallback = (plan: Plan, message: Message, circumstances: ReadingContext, asWish: () => Plan): Plan =>
  fromHostPerspective(
    withWarning(
      asReserved(
        asPublished(resolved(plan, message, circumstances, asWish), message, circumstances),
        message,
        circumstances,
      ),
      message,
    ),
    circumstances.hosting === true,
  )

function resolved(plan: Plan, message: Message, circumstances: ReadingContext, asWish: () => Plan): Plan {
  // What was handed over is the subject, whatever it sounds like.
  const { thread } = circumstances
  if (isSettled(plan, message.typed, thread)) return plan
  const meanings = withoutOldAccident(
    meaningsBesideCelebration(withoutThanks(message.typed), (typed) => meaningsOf(typed, circumstances)),
    message.typed,
  )
  const danger = dangerIn(plan, message, meanings, thread.handedOver === 'emergency')
  if (danger) return planOfTopic(danger, message, circumstances)!
  // 'me muero de calor', 'estoy perdida en esta página': only a word sounds like danger.
  const harmless = plan.intent === 'emergency' && thread.handedOver !== 'emergency' ? surelyHarmless(meanings) : null
  if (harmless) return planOfTopic(harmless, message, circumstances) ?? plan
  // 'no puede ver sangre, ¿es muy fuerte el tour?' names a danger in a wish: both are told.
  if (plan.intent === 'emergency' && !plan.kind && wishes(meanings)) {
    const wish = asWish()
    if (wish.intent === 'search' || wish.intent === 'facts') return { intent: 'several', plans: [plan, wish] }
  }
  const hosting = circumstances.hosting === true
  // Of the experience in question another day is looked for; a reservation would be changed.
  if (
    plan.intent === 'policies' &&
    plan.topics[0] === 'cambiar-reserva' &&
    !plan.booking &&
    thread.focus &&
    !thread.booking &&
    !/ si .* (?:se )?puede /u.test(` ${message.typed} `)
  )
    return factsOf({ id: thread.focus }, 'dates')
  // 'y ahí hay baños?' of several that were shown: those that have them.
  if (plan.intent === 'knowledge' && plan.topic === 'toilets' && dialogueOf(circumstances) === 'several') {
    const wish = asWish()
    if (wish.intent === 'search' && wish.turn === 'changed' && wish.wish.amenities.length > 0) return wish
  }
  const question = questionOf(message)
  const { text } = question
  const doubt = afterRule(text, message, circumstances)
    ? null
    : requiredConfidence(plan, message, circumstances, meanings)
  if (doubt === null) return plan
  const of = subjectOf(circumstances)
  // A word alone means nothing, unless something is talked about.
  const enough = (message.typed.match(/\p{L}{3,}/gu) ?? []).length > (of || thread.focus ? 0 : 1)
  // What nobody understands of what was shown is rather a question about that than a rule.
  const shown = isGuess(plan) && (thread.focus !== null || (of === 'search' && thread.shown.length > 0))
  const likely = enough ? likelyTopic(meanings, doubt) : null
  const likeliest =
    shown && likely && !likely.includes(':') && likelyTopic(meanings, SURE_RULE) === null ? null : likely
  const topic = isNoWish(likeliest, message.typed) ? null : likeliest
  // 'un lugar donde pedirle matrimonio, que se vea el atardecer' names a reservation by a word, and is about something else.
  if (
    topic === null &&
    OF_DATA.has(plan.intent) &&
    !isFromRows(plan) &&
    message.typed.split(' ').length >= ENOUGH_SAID &&
    isContradicted(plan, meanings) &&
    !ofReserved(meanings) &&
    !isOfOwn(plan, message.typed, circumstances)
  ) {
    const perhaps = meanings.some(({ topic: one, score }) => one === 'is:wish' && score >= PERHAPS)
    const wish = perhaps && !hosting ? asWish() : null
    if (wish?.intent === 'search' && !isGuess(wish)) return wish
    return { intent: 'unclear', questions: likelyQuestions(meanings, message.language), said: true, ...(of && { of }) }
  }
  // 'y cuándo es el siguiente' of what was shown is about no reservation.
  const talk = dialogueOf(circumstances)
  const ofShown =
    plan.intent === 'bookings' &&
    (talk === 'one' || talk === 'several') &&
    !OWNED.test(message.typed) &&
    ownReference(text, circumstances) === null
  if (ofShown && (topic === null || agree(plan, topic)))
    return factAsShown(topic ?? topicOf(plan)!, message, circumstances) ?? plan
  const asked = plan.intent === 'search' && !hosting ? namedPlan(plan, message, circumstances) : null
  if (asked && (topic === null || /^(?:is|fact):/.test(topic))) return asked
  // 'y dónde aprendió' after one was talked about is no wish for a word that no table has.
  const ofPage = isGuess(plan) && (topic === null || topic === 'is:wish') && !WANTS.test(message.typed)
  const onPage = ofPage ? questionOnSubject(plan, message, circumstances) : null
  if (onPage) return onPage
  if (topic && isPlanKept({ plan, topic, message, text, circumstances })) return plan
  // Whether something suits somebody's condition is no wish for it.
  // Neither is what was asked of a reservation that is over, or what hosts ask of their days.
  const ofOwn = isOfOwn(plan, message.typed, circumstances)
  if (
    topic === 'is:wish' &&
    !ofOwn &&
    plan.intent !== 'weather' &&
    plan.intent !== 'hosting' &&
    !(plan.intent === 'facts' && plan.needs.length > 0)
  ) {
    const wish = isGuess(plan) ? plan : asWish()
    if (wish.intent === 'search' && !isGuess(wish)) return wish
  }
  // 'si no, qué otra cosa hay para ella?' after one that was talked about.
  if (topic === 'is:wish' && thread.focus && OTHER_THING.test(message.typed))
    return {
      intent: 'search',
      wish: { ...onSameTrip(thread.wish ?? NO_CRITERIA, NO_CRITERIA), not: [thread.focus], sort: 'rating' },
      past: false,
      turn: 'new',
    }
  const meant =
    (topic && planOfTopic(topic, message, circumstances)) ??
    (isGuess(plan) && familyOf(meanings, circumstances) !== null
      ? planOfTopic(familyOf(meanings, circumstances)!, message, circumstances)
      : null) ??
    (isGuess(plan) ? anyBookingPlan(question, circumstances) : null)
  // Other people's data stays unsaid, but a rule may be meant.
  if (plan.intent === 'secret' && meant && meant.intent !== 'knowledge' && meant.intent !== 'policies') return plan
  if (meant && !(meant.intent === 'bookings' && isNewWish(text))) return withDialogueSubject(meant, text, circumstances)
  return clarified({ plan, topic, message, circumstances, questions: likelyQuestions(meanings, message.language) })
}
