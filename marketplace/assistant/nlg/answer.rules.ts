// From tool results to text. Every price, day and name in it must come from those results.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { assistantText } from '../assistant.text.ts'
import { knowledgeOf } from '../nlu/intents/knowledge.rules.ts'
import { beginningsOf } from '../nlu/named.rules.ts'
import type { Plan } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import type { HostProfileOutput } from '../tools/host-profile.contract.ts'
import type { OwnReviewsOutput } from '../tools/own-reviews.contract.ts'
import type {
  AlertsOutput,
  BookingsOutput,
  CountryOutput,
  FactsOutput,
  FavoritesOutput,
  FoundExperience,
  HandOverOutput,
  PoliciesOutput,
  ReviewsOutput,
  SearchOutput,
} from '../tools/tool.contract.ts'
import {
  bookingSteps,
  emergencyAnswers,
  englishPolicies,
  fixedAnswers,
  handOverAnswers,
  unclearOf,
  unsupportedActions,
} from './answers.text.ts'
import { compareAnswer } from './compare.rules.ts'
import { countryAnswer } from './country-answer.rules.ts'
import { factsAnswer, unpublishedText } from './facts.rules.ts'
import { bookingsAnswer } from './own/bookings.rules.ts'
import { hostAnswer } from './own/hosting.rules.ts'
import {
  alertsAnswer,
  favoritesAnswer,
  openReviewsAnswer,
  ownReviewsAnswer,
  quotesText,
} from './own/own-lists.rules.ts'
import { hostProfileAnswer } from './people/host-profile.rules.ts'
import { named, searchAnswer } from './search-answer.rules.ts'
import { amenitiesOfSeveral } from './suitability.rules.ts'
import { initialToolCalls } from './tool-calls.rules.ts'
import type { ToolAnswer } from './tool-name.rules.ts'
import { counted, listed } from './wording.rules.ts'

function policiesAnswer(topics: string[], answers: ToolAnswer[], language: Language): string {
  if (topics[0] === 'reservar') return bookingSteps[language]
  if (language === 'en') {
    const known = topics.flatMap((topic) => englishPolicies[topic] ?? [])
    if (known.length > 0) return known.map((answer) => answer.replace(POLARITY, '')).join('\n\n')
  }
  const policyAnswers = answers.flatMap(({ output }) => (output as PoliciesOutput).answers ?? [])
  const only = language === 'en' && policyAnswers.length > 0 ? 'I have this in Spanish only:\n\n' : ''
  const how = topics.includes('resenas') && language === 'es' ? ` ${WRITE_REVIEW}` : ''
  return policyAnswers.length > 0
    ? only + policyAnswers.map(({ answer }) => answer.replace(POLARITY, '')).join('\n\n') + how
    : 'Eso no lo tengo claro. Míralo en las preguntas frecuentes o escríbenos desde la página de contacto.'
}

/** Quoted literally with the date, never summarized. */
function reviewsAnswer(output: ReviewsOutput, language: Language): string {
  const es = language === 'es'
  if (!output.found)
    return es
      ? 'No encontré esa experiencia entre las publicadas.'
      : 'I did not find that experience among the published ones.'
  const { title, host, quotes } = output
  if (host.reviews === 0 || host.rating === null)
    return es
      ? `${host.name}, de «${title}», aún no tiene reseñas.`
      : `${host.name}, of «${title}», has no reviews yet.`
  const head = es
    ? `Las reseñas son de quien la ofrece: ${host.name}, de «${title}», tiene ${host.rating} de 5 en ${counted(host.reviews, 'reseña', 'reseñas')}.`
    : `Reviews are about the host: ${host.name}, of «${title}», has ${host.rating} of 5 in ${counted(host.reviews, 'review', 'reviews')}.`
  return [head, ...quotesText(quotes, language)].join('\n')
}

function bestHostAnswer(result: SearchOutput, facts: FactsOutput | undefined, language: Language): string {
  const es = language === 'es'
  const [best] = result.experiences
  if (!best || !facts?.found || facts.host.rating === null)
    return es ? 'Todavía no hay reseñas que lo prueben.' : 'There are no reviews yet that prove it.'
  const { host, experience } = facts
  const otherNames = result.experiences.slice(1).map((one) => named(one, language))
  return es
    ? `Por lo que prueban las reseñas, ${host.name}: ${host.rating} de 5 en ${counted(host.reviews, 'reseña', 'reseñas')}; ofrece «${experience.title}».${otherNames.length > 0 ? ` También muy bien calificadas: ${listed(otherNames)}.` : ''}`
    : `By what reviews prove, ${host.name}: ${host.rating} of 5 in ${counted(host.reviews, 'review', 'reviews')}, with «${experience.title}».${otherNames.length > 0 ? ` Also very well rated: ${listed(otherNames, 'en')}.` : ''}`
}

/** The 'Sí.' of an answer belongs to the frequent question and not to the one that was asked: '¿pierdo algo si cancelo?'. */
const POLARITY = /^(?:Sí|Yes|No)\. (?=\p{Lu})/u

/** The frequent question says who may write one; most who ask want to know where. */
const WRITE_REVIEW = 'La escribes en la página de ese anfitrión, con el botón «Escribir reseña».'

/** In questions about money the payment rule is added. */
const MONEY = /\b(?:cobr|pag|precio|dinero|reembols|devuelv|estaf)/

function handOverAnswer(
  plan: Extract<Plan, { intent: 'complaint' | 'human' | 'ask-host' }>,
  output: HandOverOutput,
  language: Language,
): string {
  const attach = output.withConversation ? ` ${handOverAnswers.attach[language]}` : ''
  if (plan.intent === 'human') return `${handOverAnswers.human[language]}${attach}`
  if (plan.intent === 'ask-host') return handOverAnswers[output.to === 'house' ? 'team' : output.to][language]
  return [
    plan.harm && handOverAnswers.harm[language],
    handOverAnswers[plan.booking ? 'dispute' : 'complaint'][language],
    MONEY.test(plan.text) && handOverAnswers.money[language],
  ]
    .filter(Boolean)
    .join(' ')
    .concat(attach)
}

const ONE_TO_CANCEL: Omit<Extract<Plan, { intent: 'bookings' }>, 'id'> = {
  intent: 'bookings',
  which: 'upcoming',
  aspect: 'cancel',
  from: null,
  to: null,
  words: [],
}

/** 'cuánto vale lo del surf' where two are about it: what the other costs, too. */
function alsoPriced(
  plan: Extract<Plan, { intent: 'facts' }>,
  facts: FactsOutput,
  search: Partial<SearchOutput> | undefined,
  language: Language,
): string {
  if (plan.aspect !== 'price' || 'id' in plan.target || !facts.found || !search?.experiences) return ''
  const stems = beginningsOf(plan.target.words)
  const about = ({ title, category }: FoundExperience) =>
    stems.some((stem) => foldText(`${title} ${category ?? ''}`).includes(stem))
  const others = search.experiences.filter((one) => one.id !== facts.experience.id && about(one))
  if (!about(facts.experience) || others.length === 0) return ''
  const titles = listed(
    others.map((one) => named(one, language)),
    language,
  )
  return language === 'es' ? ` También hay: ${titles}.` : ` There is also: ${titles}.`
}

/** The text of an answer. @param answers of the tools, in the order of the calls */
export const answerOf = (plan: Plan, answers: ToolAnswer[], language: Language): string =>
  // The full stop after 'a. m.' is also that of the sentence.
  answerText(plan, answers, language).replaceAll(' m..', ' m.')

function answerText(plan: Plan, answers: ToolAnswer[], language: Language): string {
  const outputAt = <Output>(at = 0) => answers[at]?.output as Output | undefined
  const hasFailed = answers.some(({ output }) => !output || typeof output !== 'object' || 'error' in output)
  if (hasFailed) return assistantText.empty
  switch (plan.intent) {
    case 'search':
      return searchAnswer(plan, outputAt<SearchOutput>()!, language)
    case 'compare':
      return compareAnswer(plan, answers, language)
    case 'facts':
    case 'reviews': {
      const facts = answers.find(({ tool }) => tool === 'experience_facts')?.output as FactsOutput | undefined
      if (facts && plan.intent === 'facts')
        return `${factsAnswer(plan, facts, language)}${alsoPriced(plan, facts, outputAt<SearchOutput>(), language)}`
      const reviews = answers.find(({ tool }) => tool === 'experience_reviews')?.output as ReviewsOutput | undefined
      if (reviews) return reviewsAnswer(reviews, language)
      const found = outputAt<SearchOutput>()!
      const titles = found.experiences.map((experience) => named(experience, language))
      // 'cuánto cuesta el kayak' where there are several: which one is asked back.
      if (found.dropped.length === 0 && titles.length > 1)
        return language === 'es'
          ? `Hay ${found.total} así: ${listed(titles)}. ¿De cuál quieres saber?`
          : `There are ${found.total} like that: ${listed(titles, 'en')}. Which one do you mean?`
      const near =
        titles.length > 0
          ? ` ${language === 'es' ? 'Lo más parecido es' : 'The most similar is'}: ${listed(titles, language)}.`
          : ''
      return `${language === 'es' ? 'No encontré esa experiencia.' : 'I did not find that experience.'}${near}`
    }
    case 'best-host':
      return bestHostAnswer(outputAt<SearchOutput>()!, outputAt<FactsOutput>(1), language)
    case 'bookings': {
      const bookings = outputAt<BookingsOutput>()!
      if (plan.aspect === 'cancel' && bookings.bookings.length === 0)
        return policiesAnswer(['puedo-cancelar'], answers.slice(1), language)
      return bookingsAnswer(plan, bookings, language)
    }
    case 'favorites':
      return favoritesAnswer(outputAt<FavoritesOutput>()!, language)
    case 'policies':
      return policiesAnswer(plan.topics, answers, language)
    case 'knowledge':
      return knowledgeOf(plan.topic).answer[language]
    case 'sun':
    case 'distance':
      return countryAnswer(outputAt<CountryOutput>()!, language)
    case 'hosting':
      return hostAnswer(
        plan,
        answers.map(({ output }) => output),
        language,
      )
    case 'host-profile':
      return hostProfileAnswer(
        plan,
        answers.map(({ output }) => output as HostProfileOutput),
        language,
      )
    case 'own-reviews':
      return (plan.open ? openReviewsAnswer : ownReviewsAnswer)(outputAt<OwnReviewsOutput>()!, language)
    case 'alerts':
      return alertsAnswer(outputAt<AlertsOutput>()!, language)
    case 'emergency':
      return emergencyAnswers[plan.kind ?? 'danger'][language]
    case 'complaint':
    case 'human':
    case 'ask-host':
      return handOverAnswer(plan, outputAt<HandOverOutput>()!, language)
    case 'hands-off': {
      if (plan.id)
        return `${unsupportedActions.cancel[language]} ${bookingsAnswer({ ...ONE_TO_CANCEL, id: plan.id }, outputAt<BookingsOutput>()!, language)}`
      const policyCalls = answers.filter(({ tool }) => tool === 'policies')
      const topics = plan.action === 'cancel' ? ['puedo-cancelar'] : ['como-se-paga']
      return [
        unsupportedActions[plan.action][language],
        policyCalls.length > 0 && policiesAnswer(topics, policyCalls, language),
      ]
        .filter(Boolean)
        .join(' ')
    }
    case 'unclear':
      return unclearAnswer(plan, language)
    case 'several':
      return severalAnswer(plan.plans, answers, language)
    default:
      return fixedAnswers[plan.intent][language]
  }
}

/** Asks back with what may be meant, and offers a person who knows. */
function unclearAnswer({ questions = [], said, of }: Extract<Plan, { intent: 'unclear' }>, language: Language): string {
  const es = language === 'es'
  const choices = questions.map((question) => `«${question.replace(/[¿?]/g, '')}»`)
  const [last] = choices.slice(-1)
  const listedChoices = choices.length > 1 ? `${choices.slice(0, -1).join(', ')} ${es ? 'o' : 'or'} ${last}` : last
  const otherwise = {
    search: es
      ? 'Si no, dime qué cambio: el lugar, el día, el precio, cuántos van o el tipo de plan.'
      : 'If not, tell me what to change: the place, the day, the price, how many go or the kind of plan.',
    hosting: es ? 'Si no, dímelo con otras palabras.' : 'If not, tell me in other words.',
    booking: es ? 'Si no, dímelo con otras palabras.' : 'If not, tell me in other words.',
    nothing: es
      ? 'Si buscas qué hacer, dime un lugar, un día o qué se te antoja.'
      : 'If you look for something to do, tell me a place, a day or what you fancy.',
  }
  const meant =
    choices.length > 0
      ? `${es ? 'No estoy seguro de entenderte. ¿Preguntas' : 'I am not sure that I understand. Do you ask'} ${listedChoices}? ${otherwise[of ?? 'nothing']}`
      : of
        ? unclearOf[of][language]
        : fixedAnswers.unclear[language]
  if (!said) return meant
  return `${meant} ${es ? 'Si es otra cosa, te dejo el formulario con tu pregunta para el equipo.' : 'If it is something else, here is the form with your question for the team.'}`
}

const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/** Each wish is answered from its own tool calls. */
function severalAnswer(plans: Plan[], answers: ToolAnswer[], language: Language): string {
  const pages = answers.flatMap(({ output }) => {
    const facts = output as FactsOutput
    return facts.found && 'passages' in facts ? [facts] : []
  })
  if (pages.length > 1 && plans.every((plan) => plan.intent === 'facts' && plan.aspect === 'unpublished'))
    return unpublishedText(pages, language)
  const [first] = plans
  if (
    pages.length > 1 &&
    first?.intent === 'facts' &&
    plans.every((plan) => plan.intent === 'facts' && plan.aspect === 'has' && isSame(plan.amenities, first.amenities))
  )
    return amenitiesOfSeveral(first.amenities, pages, language)
  let at = 0
  const texts = plans.map((plan) => {
    const ownAnswers = answers.slice(at, at + initialToolCalls(plan).length)
    at += ownAnswers.length
    return answerText(plan, ownAnswers, language)
  })
  // 'dónde es y cómo llego' has one answer.
  return [...new Set(texts)].join('\n\n')
}
