// What is done with a message in which neither the tables nor the known sentences found a meaning: it is asked of what is talked
// about, answered with anything good, or asked back with choices. A word that nothing has is never looked for.
import { anyGood } from '../../follow-up.rules.ts'
import { isOfThing } from '../../meaning/conversation-question.rules.ts'
import { subjectOf } from '../../meaning/dialogue-subject.rules.ts'
import { inTitles } from '../../named.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { asksForIdeas, SOMETHING } from '../../wishes/open-wish.rules.ts'
import { questionOnSubject } from '../context-question.rules.ts'
import { unpublishedOf } from '../experience-plan.rules.ts'
import { ASKS, isGuess, WANTS } from './confidence.rules.ts'

/** What a guest would ask; a host says so. */
const isOfGuest = (plan: Plan) => plan.intent === 'search' || (plan.intent === 'facts' && !('id' in plan.target))
const LOOKS =
  /(?:^| )(?:busc\p{L}+|quiero (?:ir|ver|hacer|conocer)|queremos|experiencias?|tours? de|paseos?|looking|find)(?: |$)/u
/** Whoever said more than this many words said something, and is told that it was not understood. */
const FEW_WORDS = 3

type Unclear = {
  /** What the tables made of it. */
  plan: Plan
  /** What the sentences take it for, without a plan that could be carried out. */
  topic: string | null
  message: Message
  circumstances: ReadingContext
  /** What may be meant, to choose from. */
  questions: string[]
}

export function clarified({ plan, topic, message, circumstances, questions }: Unclear): Plan {
  const { typed } = message
  const hosting = circumstances.hosting === true
  const of = subjectOf(circumstances)
  // 'son mansos los caballos?', 'la carpa se moja?' asks how something is, and no page tells it.
  if (plan.intent === 'search' && !hosting && plan.wish.needs.length === 0 && isOfThing(plan, message))
    return unpublishedOf({ words: plan.wish.words, place: plan.wish.place }, message)
  // A host seldom looks for something to do.
  if (hosting && isOfGuest(plan) && !LOOKS.test(typed))
    return { intent: 'unclear', questions, said: true, of: 'hosting' }
  if (!isGuess(plan)) return plan
  const contextPlan = questionOnSubject(plan, message, circumstances)
  if (contextPlan) return contextPlan
  const unclear: Plan = {
    intent: 'unclear',
    questions,
    said: typed.split(' ').length > FEW_WORDS,
    ...(of && { of }),
  }
  // 'quiero esquiar' is looked for in titles, but '¿cómo activo eso?' is no search. A word that no title has is asked back.
  const titled = plan.intent === 'search' ? inTitles(plan.wish.maybe, circumstances.named ?? []) : []
  // 'y hay dónde cambiarlo?' of what was shown is no search for a word.
  if (of !== null && titled.length === 0 && !LOOKS.test(typed)) return unclear
  // 'qué pereza estar en la casa, dame ideas'
  if (titled.length === 0 && (asksForIdeas(typed) || (topic === 'is:wish' && of === null && !WANTS.test(typed))))
    return anyGood(circumstances.thread.wish)
  // 'busco algo para unos clientes extranjeros': words that no title has leave the wish for anything good.
  if (plan.intent === 'search' && titled.length === 0 && SOMETHING.test(typed))
    return { ...plan, wish: { ...plan.wish, maybe: [], sort: 'rating' } }
  const found = titled.length > 0 && !ASKS.test(typed)
  return plan.intent === 'search' && (WANTS.test(typed) || found) ? plan : unclear
}
