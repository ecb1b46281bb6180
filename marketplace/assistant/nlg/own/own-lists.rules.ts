// The reviews somebody wrote, their favorites, waiting lists and alerts in words. A review is always quoted, with its date.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { OwnReviewsOutput } from '../../tools/own-reviews.contract.ts'
import type { AlertsOutput, FavoritesOutput } from '../../tools/tool.contract.ts'
import { named } from '../search-answer.rules.ts'
import { counted, listed, peopleText, startText, writtenText } from '../wording.rules.ts'

type Quote = { text: string; stars: number; written: string }

export const quotesText = (quotes: readonly Quote[], language: Language): string[] =>
  quotes.map(
    ({ text, stars, written }) =>
      `«${text.replace(/[«»\n]+/g, ' ').trim()}» (${stars} ${language === 'es' ? 'de' : 'of'} 5, ${writtenText(written, language)})`,
  )

export function ownReviewsAnswer({ reviews }: OwnReviewsOutput, language: Language): string {
  const es = language === 'es'
  if (reviews.length === 0)
    return es
      ? 'Todavía no has escrito reseñas. Cuando una reserva se completa, en la página de ese anfitrión aparece el botón «Escribir reseña».'
      : 'You have written no reviews yet. Once a booking is completed, the page of that host shows the button «Escribir reseña».'
  const lines = reviews.map(({ host, hidden, ...quote }) => {
    const stars = es ? `${quote.stars} de 5, sin palabras` : `${quote.stars} of 5, without words`
    const words = quote.text ? quotesText([quote], language)[0] : `${stars} (${writtenText(quote.written, language)})`
    return `${es ? 'De' : 'About'} ${host}: ${words}${hidden ? (es ? ', oculta por el equipo' : ', hidden by the team') : ''}`
  })
  return `${es ? 'Lo último que escribiste' : 'What you wrote last'}:\n${lines.join('\n')}`
}

const MOST_OPEN = 4

/** Whom somebody may still review; a review has no date by which it must be written. */
export function openReviewsAnswer({ open }: OwnReviewsOutput, language: Language): string {
  const es = language === 'es'
  if (open.length === 0)
    return es
      ? 'No te falta ninguna: ya reseñaste a cada anfitrión con quien completaste una reserva, o todavía no has completado ninguna. No hay plazo para escribirla.'
      : 'None is left: you have reviewed each host with whom you completed a booking, or you have not completed any yet. There is no deadline.'
  const names = listed(
    open.slice(0, MOST_OPEN).map(({ host, title, start }) => `${host} («${title}», ${startText(start, language)})`),
    language,
  )
  const left = open.length - MOST_OPEN
  const more = left > 0 ? (es ? `, y ${left} más` : `, and ${left} more`) : ''
  return es
    ? `Te falta reseñar a ${names}${more}. No hay plazo: la escribes, una vez, en la página de ese anfitrión, con el botón «Escribir reseña».`
    : `You have not reviewed ${names}${more} yet. There is no deadline: you write it, once, on the page of that host, with the button «Escribir reseña».`
}

export function alertsAnswer({ waits, alerts, moreAlerts }: AlertsOutput, language: Language): string {
  const es = language === 'es'
  if (waits.length === 0 && alerts.length === 0)
    return es
      ? 'No estás en ninguna lista de espera ni tienes alertas. En una fecha llena toca «Avísame» y quedas en la lista; en «Explorar» puedes guardar una búsqueda para que te avisemos de lo nuevo.'
      : 'You are on no waiting list and have no alerts. On a full date press «Avísame» to get on the list; under «Explorar» you can save a search to hear of what is new.'
  const waiting = waits.map(({ title, start, guests, state, position, heldUntil }) => {
    const what = `«${title}», ${startText(start, language)}, ${peopleText(guests, language)}`
    if (state === 'held' && heldUntil)
      return es
        ? `${what}: ¡hay lugar! Te lo guardamos hasta el ${startText(heldUntil)}`
        : `${what}: there is a place! We keep it until ${startText(heldUntil, 'en')}`
    if (state === 'expired')
      return es ? `${what}: se te pasó el tiempo para tomarlo` : `${what}: the time to take it is over`
    return position === null
      ? what
      : es
        ? `${what}: vas en el lugar ${position}`
        : `${what}: you are number ${position}`
  })
  const parts = [
    waiting.length > 0 && `${es ? 'En lista de espera' : 'Waiting lists'}: ${waiting.join('; ')}.`,
    alerts.length > 0 &&
      `${es ? 'Te avisaremos de' : 'We will tell you about'}: ${listed(
        [
          ...alerts.map((alert) => `«${alert}»`),
          ...(moreAlerts > 0 ? [es ? `${moreAlerts} más` : `${moreAlerts} more`] : []),
        ],
        language,
      )}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

export function favoritesAnswer({ experiences, total }: FavoritesOutput, language: Language): string {
  const es = language === 'es'
  if (total === 0)
    return es
      ? 'Todavía no tienes favoritos. Toca el corazón de una experiencia y la encontrarás aquí.'
      : 'You have no favorites yet. Tap the heart of an experience and you will find it here.'
  const titles = listed(
    experiences.map((experience) => named(experience, language)),
    language,
  )
  const more = total > experiences.length ? (es ? ' y otros más' : ' and others') : ''
  return es
    ? `Tienes ${counted(total, 'favorito publicado', 'favoritos publicados')}: ${titles}${more}.`
    : `You have ${counted(total, 'published favorite', 'published favorites')}: ${titles}${more}.`
}
