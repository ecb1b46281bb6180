// A host in words, as their page tells it. Reviews and what they say of themselves are quoted.
import type { HostProfileQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostProfileOutput } from '../../tools/host-profile.contract.ts'
import { quotesText } from '../own/own-lists.rules.ts'
import { named } from '../search-answer.rules.ts'
import { counted, listed } from '../wording.rules.ts'

type Host = Extract<HostProfileOutput, { found: true }>

/** The first sentences of what they say of themselves, at most so many letters. */
const BIO_LENGTH = 160
const beginningOf = (bio: string) => {
  // Nobody is contacted past the house.
  if (/@|https?:|www\.|\d[\d -]{6,}/.test(bio)) return ''
  const sentences = bio.replace(/[«»\n]+/g, ' ').match(/[^.!?]+[.!?]+/gu) ?? []
  let text = ''
  for (const sentence of sentences) {
    if (text !== '' && text.length + sentence.length > BIO_LENGTH) break
    text += sentence
  }
  return text.trim()
}

function reviewsText({ name, rating, reviews, quotes }: Host, language: Language): string {
  const es = language === 'es'
  if (reviews === 0 || rating === null) return es ? `${name} aún no tiene reseñas.` : `${name} has no reviews yet.`
  const head = es
    ? `${name} tiene ${rating} de 5 en ${counted(reviews, 'reseña', 'reseñas')}.`
    : `${name} has ${rating} of 5 in ${counted(reviews, 'review', 'reviews')}.`
  return [head, ...quotesText(quotes, language)].join('\n')
}

function languagesText({ name, languages }: Host, language: Language): string {
  const es = language === 'es'
  if (languages.length === 0)
    return es ? `${name} no puso en su página qué idiomas habla.` : `${name}'s page does not say which languages.`
  return es
    ? `Según su página, ${name} habla: ${listed(languages)}.`
    : `By their page, ${name} speaks: ${listed(languages, 'en')}.`
}

function offersText({ name, experiences, total }: Host, language: Language): string {
  const es = language === 'es'
  if (total === 0) return es ? `${name} no tiene nada publicado ahora.` : `${name} has nothing published now.`
  const titles = listed(
    experiences.map((experience) => named(experience, language)),
    language,
  )
  const hidden = total - experiences.length
  const more = hidden > 0 ? (es ? ` y ${hidden} más en su página` : ` and ${hidden} more on their page`) : ''
  return es ? `${name} ofrece: ${titles}${more}.` : `${name} offers: ${titles}${more}.`
}

function aboutText(host: Host, language: Language): string {
  const es = language === 'es'
  const { name, years, verified, rating, reviews, bio } = host
  const facts = [
    years !== null &&
      years > 0 &&
      (es ? `recibe desde hace ${counted(years, 'año', 'años')}` : `has hosted for ${counted(years, 'year', 'years')}`),
    verified && (es ? 'su identidad está verificada' : 'is verified'),
    rating !== null &&
      (es
        ? `tiene ${rating} de 5 en ${counted(reviews, 'reseña', 'reseñas')}`
        : `has ${rating} of 5 in ${counted(reviews, 'review', 'reviews')}`),
  ].filter((fact) => fact !== false)
  const said = bio ? beginningOf(bio) : ''
  return [
    facts.length > 0 && `${name} ${listed(facts, language)}.`,
    said && `${es ? 'De sí cuenta' : 'In their own words'}: «${said}»`,
    offersText(host, language),
  ]
    .filter(Boolean)
    .join(' ')
}

const TEXTS = { reviews: reviewsText, languages: languagesText, experiences: offersText, about: aboutText }

/** The answer to a question about a host; of several of one name it asks which one. */
export function hostProfileAnswer(
  { aspects, each }: HostProfileQuestion,
  outputs: readonly HostProfileOutput[],
  language: Language,
): string {
  const es = language === 'es'
  const hosts = outputs.flatMap((output) => (output.found ? [output] : []))
  const [host] = hosts
  if (!host)
    return es
      ? 'No encuentro a nadie con ese nombre entre los anfitriones. Dime qué experiencia ofrece o dónde, y te digo quién la hace.'
      : 'I find nobody of that name among the hosts. Tell me which experience they offer or where, and I tell you who runs it.'
  if (hosts.length > 1 && !each) {
    const choices = hosts.map(({ name, experiences }) =>
      experiences[0] ? `${name}, de «${experiences[0].title}»` : name,
    )
    return es
      ? `Hay ${hosts.length} con ese nombre: ${listed(choices)}. ¿De quién quieres saber?`
      : `There are ${hosts.length} of that name: ${listed(choices, 'en')}. Whom do you mean?`
  }
  // Who somebody is says already what they offer.
  const told = aspects.includes('about') ? aspects.filter((aspect) => aspect !== 'experiences') : aspects
  return hosts.flatMap((one) => told.map((aspect) => TEXTS[aspect](one, language))).join('\n')
}
