// The reviews that a host has received, in words. A review is always quoted, with its date.
import type { HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostReviewsOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, writtenText } from '../wording.rules.ts'
import { quotesText } from './own-lists.rules.ts'

const ORDERED = {
  worst: { es: 'La de menos estrellas', en: 'The one with the fewest stars' },
  best: { es: 'La de más estrellas', en: 'The one with the most stars' },
}

/** The newest reviews, or the one with the fewest or most stars and the one after it. */
export function receivedReviewsAnswer(
  { order }: Pick<HostQuestion, 'order'>,
  { rating, count, looked, quotes }: HostReviewsOutput,
  language: Language,
): string {
  const es = language === 'es'
  if (count === 0 || rating === null) return es ? 'Todavía no tienes reseñas.' : 'You have no reviews yet.'
  const all = es
    ? `Tienes ${rating} de 5 en ${counted(count, 'reseña', 'reseñas')}.`
    : `You have ${rating} of 5 in ${counted(count, 'review', 'reviews')}.`
  const [first, ...others] = quotes.map((quote) => quoted(quote, language))
  if (!order || !first)
    return [`${all} ${es ? 'Lo último que escribieron:' : 'The latest:'}`, ...quotesText(quotes, language)].join('\n')
  const among = looked < count ? (es ? ` de las últimas ${looked}` : ` of the latest ${looked}`) : ''
  const next = others.length > 0 ? [es ? `Le sigue: ${others[0]}` : `Next: ${others[0]}`] : []
  return [`${all} ${ORDERED[order][language]}${among}: ${first}`, ...next].join('\n')
}

function quoted(quote: HostReviewsOutput['quotes'][number], language: Language): string {
  if (quote.text) return quotesText([quote], language)[0]!
  const { stars, written } = quote
  return language === 'es'
    ? `sin palabras (${stars} de 5, ${writtenText(written, language)})`
    : `without words (${stars} of 5, ${writtenText(written, language)})`
}
