// From what the tools gave to words. Every price, day and name said here comes out of their answers.
import { assistantText } from '../assistant.text.ts'
import type { Plan, SearchCriteria } from '../nlu/plan.rules.ts'
import type {
  BookingsOutput,
  Dropped,
  FactsOutput,
  FavoritesOutput,
  FoundExperience,
  PoliciesOutput,
  SearchOutput,
} from '../tools/tool.contract.ts'
import type { ToolAnswer } from './course.rules.ts'
import { factsAnswer } from './facts.rules.ts'
import { counted, criteriaText, daysText, dollars, listed, peopleText, startText } from './wording.rules.ts'

/** '«Tu primera ola» ($30 por persona)'. */
const named = ({ title, price, per }: FoundExperience) => `«${title}» (${dollars(price)} por ${per})`

const instead = (dropped: Dropped, wish: SearchCriteria, place: SearchOutput['place']): string => {
  switch (dropped) {
    case 'nearby':
      return `Cerca de ${place?.name ?? wish.place} sí hay`
    case 'dates':
      return 'En otras fechas sí hay'
    case 'price':
      return 'Con otro precio, lo más cercano es'
    case 'guests':
      return 'Con cupo para menos personas hay'
    case 'words':
      return 'Sin esa palabra encontré'
    case 'amenities':
    case 'included':
      return 'Sin esa condición encontré'
    case 'languages':
      return 'En otros idiomas encontré'
    case 'category':
    case 'place':
      return 'Lo más parecido es'
    case 'all':
      return 'De lo mejor calificado, te propongo'
  }
}

function searchAnswer({ wish, turn, past }: Extract<Plan, { intent: 'search' }>, output: SearchOutput): string {
  const { experiences, total, dropped, place } = output
  const over =
    past || output.past
      ? `${wish.from ? `${capital(daysText(wish.from, wish.to))} ya pasó` : 'Esa fecha ya pasó'}, así que no queda cupo. `
      : ''
  const fewer = dropped === null && wish.words.length > 0 && output.words ? { ...wish, words: [output.words] } : wish
  const told = criteriaText(over ? { ...fewer, from: null, to: null } : fewer, dropped === 'nearby' ? null : place)
  if (experiences.length === 0)
    return turn === 'more'
      ? 'Eso es todo lo que hay así. Prueba con otro lugar, otra fecha u otro precio.'
      : `${over}No encontré experiencias ${told}.`
  const titles = listed(experiences.map(named))
  if (dropped) return `${over}No encontré experiencias ${told}. ${instead(dropped, wish, place)}: ${titles}.`
  if (turn === 'more') return `También hay: ${titles}.`
  if (turn === 'cheaper') return `Empezando por lo más barato: ${titles}.`
  if (turn === 'dearer') return `Empezando por lo más caro: ${titles}.`
  const rest = total - experiences.length
  const found = total === 1 ? 'Encontré una experiencia' : `Encontré ${total} experiencias`
  const more = rest > 0 ? ` y ${rest} más; dime «más opciones» para verlas` : ''
  return `${over}${`${found} ${told}`.trim()}: ${titles}${more}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const WHICH: Record<string, [string, string]> = {
  next: ['próxima', 'próximas'],
  upcoming: ['por venir', 'por venir'],
  pending: ['pendiente de confirmar', 'pendientes de confirmar'],
  past: ['completada', 'completadas'],
  cancelled: ['cancelada', 'canceladas'],
  all: ['en total', 'en total'],
}

function bookingsAnswer({ bookings, more, which }: BookingsOutput): string {
  const [one, many] = WHICH[which] ?? WHICH.upcoming!
  if (bookings.length === 0)
    return which === 'all' || which === 'next' || which === 'upcoming'
      ? 'No tienes reservas por venir. Dime qué te gustaría hacer y te busco algo con cupo.'
      : `No tienes reservas ${many}.`
  const told = bookings.map(
    ({ title, start, guests, total, status }) =>
      `«${title}», ${startText(start)}, ${peopleText(guests)}, ${dollars(total)} (${status.toLowerCase()})`,
  )
  const head =
    which === 'next'
      ? 'Tu próxima reserva es'
      : `Tienes ${more ? 'más de ' : ''}${counted(bookings.length, `reserva ${one}`, `reservas ${many}`)}`
  return `${head}: ${told.join('; ')}.`
}

const favoritesAnswer = ({ experiences, total }: FavoritesOutput): string =>
  total === 0
    ? 'Todavía no tienes favoritos. Toca el corazón de una experiencia y la encontrarás aquí.'
    : `Tienes ${counted(total, 'favorito publicado', 'favoritos publicados')}: ${listed(experiences.map(named))}${total > experiences.length ? ' y otros más' : ''}.`

function policiesAnswer(answers: ToolAnswer[]): string {
  const told = answers.flatMap(({ output }) => (output as PoliciesOutput).answers ?? [])
  return told.length > 0
    ? told.map(({ answer }) => answer).join('\n\n')
    : 'Eso no lo tengo claro. Míralo en las preguntas frecuentes o escríbenos desde la página de contacto.'
}

const DEEDS = {
  cancel: 'Yo no cancelo por ti: lo haces en «Mis reservas», con el botón «Cancelar».',
  pay: 'Yo no cobro ni pago nada.',
  write: 'Yo solo leo y busco: no escribo, cambio ni borro nada. Eso lo haces tú desde la página que corresponde.',
  favorite: 'Yo no cambio tus favoritos: toca el corazón de la experiencia.',
} as const

const PLAIN = {
  greeting:
    '¡Hola! ¿Qué te gustaría hacer? Dime un lugar, una fecha o un precio; por ejemplo: «surf el sábado en El Tunco».',
  thanks: '¡Con gusto! Si quieres algo más, aquí estoy.',
  bye: '¡Que te vaya bien! Aquí estaré cuando planees otra salida.',
  help: 'Puedo buscar experiencias por lugar, fecha, precio y personas, decirte qué incluye cada una y si tiene cupo, mostrarte tus reservas y favoritos, y explicarte cómo se paga o se cancela. No reservo por ti: te abro el formulario lleno.',
  who: 'Soy el asistente de Torogoz, un programa. Respondo con los datos del sitio de este momento y solo veo lo publicado y lo tuyo.',
  elsewhere: 'De eso no sé. Sé de experiencias en El Salvador: dime un lugar, una fecha o un precio y te busco algo.',
  secret:
    'Solo puedo mostrarte lo publicado y lo tuyo. Los códigos y los datos de otras personas no los digo: tu código está en «Mis reservas».',
  position: 'No sé dónde estás. Dime un pueblo o un departamento, por ejemplo «cerca de Santa Ana», o abre el mapa.',
  unclear:
    'No te entendí bien. Prueba con un lugar, una fecha o un precio; por ejemplo: «café en Apaneca el sábado» o «mis reservas».',
} as const

/** The words of an answer. @param answers of the tools, in the order of the calls */
export const answerOf = (plan: Plan, answers: ToolAnswer[]): string =>
  // 'a. m.' ends with the point of its sentence.
  answerText(plan, answers).replaceAll(' m..', ' m.')

function answerText(plan: Plan, answers: ToolAnswer[]): string {
  const given = <Output>(at = 0) => answers[at]?.output as Output | undefined
  const broken = answers.some(({ output }) => !output || typeof output !== 'object' || 'error' in output)
  if (broken) return assistantText.empty
  switch (plan.intent) {
    case 'search':
      return searchAnswer(plan, given<SearchOutput>()!)
    case 'facts': {
      const facts = answers.find(({ tool }) => tool === 'experience_facts')?.output as FactsOutput | undefined
      if (facts) return factsAnswer(plan, facts)
      const { experiences } = given<SearchOutput>()!
      const near = experiences.length > 0 ? ` Lo más parecido es: ${listed(experiences.map(named))}.` : ''
      return `No encontré esa experiencia.${near}`
    }
    case 'bookings':
      return bookingsAnswer(given<BookingsOutput>()!)
    case 'favorites':
      return favoritesAnswer(given<FavoritesOutput>()!)
    case 'policies':
      return policiesAnswer(answers)
    case 'hands-off': {
      const about = answers.filter(({ tool }) => tool === 'policies')
      return [DEEDS[plan.deed], about.length > 0 && policiesAnswer(about)].filter(Boolean).join(' ')
    }
    default:
      return PLAIN[plan.intent]
  }
}
