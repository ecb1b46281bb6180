// Several wishes in one message: 'surf el sábado y algo de café el domingo', '¿cómo se paga? ¿y si llueve?'.
import type { Plan } from './plan.rules.ts'

const BREAK =
  /([?!.;\n]+\s+|,?\s+y\s+(?:tambi[eé]n|adem[aá]s|luego|despu[eé]s|de paso|otra cosa)[,:]?\s+|,?\s+(?:adem[aá]s|tambi[eé]n|aparte(?!\s+de))\s+|,?\s+(?:y|e|and)\s+)/iu
/** Names that contain an 'y' and must not be split. */
const ONE_NAME = /playa y surf|arte y talleres|noche y eventos|beach and surf/i
/** 'y si pago y no aparece nadie?': both are the condition, and what is asked is said once or not at all. */
const ONE_CONDITION =
  /^(?:y |pero |¿)*(?:que (?:tal|pasa|hago) )?si [^,?]+? y (?:no|nunca|nadie|ya no|despu[eé]s|luego)(?: \p{L}+){1,5}\??$/iu
/** 'what is the difference between the tasting and the class' is one question of both. */
const DIFFERENCE = /(?<!\p{L})(?:diferencias?|differences?)(?!\p{L}).+\s(?:y|e|con|and)\s/iu
/** A comparison of two things: 'cuál es más barato, el kayak o la tirolesa'. */
const COMPARES = /(?<!\p{L})(?:cu[aá]l|mejor|recom|m[aá]s barat|conviene|vs|which|better|cheaper)/iu
/** 'y yo ya tengo reservado' beside a question asks for nothing of its own. */
const ONLY_HAS =
  /^(?:y |pero |yo |nosotros |es que )*ya (?:la |lo )?(?:tengo|tenemos|hice|hicimos)(?: (?:la|una|mi))? ?(?:reservad[oa]s?|apartad[oa]s?|reserva)?[.!]?$/iu
const OR = /,?\s+(?:o|u|or|vs\.?|versus)\s+/iu
const MAX_PARTS = 3

/** Whether a part is a wish of its own, not only a detail of another. */
function stands(plan: Plan): boolean {
  switch (plan.intent) {
    case 'search':
      // 'el sábado para 2 y el domingo para 5' are two outings.
      return (
        plan.turn === 'new' &&
        (plan.wish.words.length > 0 ||
          plan.wish.category !== null ||
          (plan.wish.from !== null && (plan.wish.guests > 1 || plan.wish.place !== null)))
      )
    case 'facts':
      return 'id' in plan.target && plan.aspect === 'all'
    case 'policies':
    case 'knowledge':
    case 'bookings':
    case 'discount':
    case 'favorites':
      return true
    // Who comes and what to collect are of one day, so they are told together.
    case 'hosting':
      return plan.aspect === 'earnings' || plan.aspect === 'owed'
    default:
      return false
  }
}

const topicOf = (plan: Plan) => {
  if (plan.intent !== 'search') return JSON.stringify(plan)
  const { category, words, from, guests, place } = plan.wish
  return category === null && words.length === 0 ? `${from} ${guests} ${place}` : `${category} ${words.join(' ')}`
}

/** 'cuánto cuesta el kayak y aceptan tarjeta': a rule beside a fact of something that is named. */
const RULES = new Set(['como-se-paga', 'puedo-cancelar', 'deposito', 'bitcoin', 'instalments', 'tip'])
const isRuleBeside = (fact: Plan, rule: Plan) =>
  fact.intent === 'facts' &&
  ('id' in fact.target || fact.target.words.length > 0) &&
  ((rule.intent === 'policies' && RULES.has(rule.topics[0] ?? '')) ||
    (rule.intent === 'knowledge' && RULES.has(rule.topic)))

/**
 * Splits a message into its wishes; details that are no wish by themselves (people, budget) are repeated in each of them.
 * @param read how a part would be understood
 */
export function splitRequests(message: string, read: (part: string) => Plan): string[] {
  const isOne = ONE_NAME.test(message) || ONE_CONDITION.test(message.trim()) || DIFFERENCE.test(message)
  if (isOne || message.length > 300) return [message]
  const pieces = message
    .split(COMPARES.test(message) ? new RegExp(`${BREAK.source}|(${OR.source})`, 'iu') : BREAK)
    .filter((part) => part !== undefined)
  if (pieces.length < 3) return [message]
  const parts = [{ text: pieces[0]!, plan: read(pieces[0]!) }]
  for (let at = 1; at < pieces.length; at += 2) {
    const [by, text] = [pieces[at]!, pieces[at + 1]!]
    const last = parts.at(-1)!
    const plan = read(text)
    // 'pendiente y confirmada' are two words of one question, 'precio especial y factura' are two.
    const isOneWord = !/\s/.test(text.trim()) && !(last.plan.intent === 'discount' && plan.intent === 'knowledge')
    // 'lo de los lagartos, perdón, de las tortugas' is one question.
    // '¿hay tours de noche? de esos de leyendas' goes on about the same.
    const corrects = /^\s*(?:perd[oó]n|digo|quise decir|mejor dicho|corrijo|de es[oa]s|de l[oa]s que)/iu.test(text)
    if (
      !isOneWord &&
      !corrects &&
      ((stands(last.plan) && stands(plan)) || isRuleBeside(last.plan, plan)) &&
      topicOf(plan) !== topicOf(last.plan) &&
      parts.length < MAX_PARTS
    )
      parts.push({ text, plan })
    else {
      last.text += by + text
      last.plan = read(last.text)
    }
  }
  const asked = parts.filter(({ text }) => !ONLY_HAS.test(text.trim()))
  return (asked.length > 0 ? asked : parts).map(({ text }) => text)
}

/** 'café en la mañana y playa en la tarde, el sábado, somos 4': days, people and money said once count for each wish. */
export function onOneTrip(plans: readonly Plan[]): Plan[] {
  const [own] = plans
  // 'el viernes a qué hora salgo y con quién' asks twice of the same reservation; what was spent is asked of all that is over.
  if (own?.intent === 'bookings' && (own.from !== null || own.id !== null))
    return plans.map((plan) =>
      plan.intent === 'bookings' &&
      plan.aspect !== 'spent' &&
      plan.from === null &&
      plan.id === null &&
      plan.words.length === 0
        ? { ...plan, which: own.which, id: own.id, from: own.from, to: own.to }
        : plan,
    )
  const wishes = plans.flatMap((plan) => (plan.intent === 'search' ? [plan.wish] : []))
  if (wishes.length < 2) return [...plans]
  const dated = wishes.find(({ from }) => from !== null)
  const counted = wishes.find(({ guests }) => guests > 1)
  const priced = wishes.find(({ maxPrice }) => maxPrice !== null)
  const needs = [...new Set(wishes.flatMap((wish) => wish.needs))]
  const aged = wishes.find(({ ages }) => ages.length > 0)
  return plans.map((plan) => {
    if (plan.intent !== 'search') return plan
    const { wish } = plan
    return {
      ...plan,
      wish: {
        ...wish,
        needs,
        ages: wish.ages.length > 0 ? wish.ages : (aged?.ages ?? []),
        ...(wish.from === null && dated && { from: dated.from, to: dated.to }),
        ...(wish.guests === 1 && counted && { guests: counted.guests }),
        ...(wish.maxPrice === null && priced && { maxPrice: priced.maxPrice, budget: priced.budget }),
      },
    }
  })
}
