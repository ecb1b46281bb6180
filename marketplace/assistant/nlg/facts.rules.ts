import { addressLine } from '#marketplace/locations/address.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { tellingWords } from '../nlu/named.rules.ts'
import type { Aspect, Plan } from '../nlu/plan.rules.ts'
import { knownWords } from '../nlu/slots.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import type { FactsOutput } from '../tools/tool.contract.ts'
import { cautionText } from './search-answer.rules.ts'
import { accessText, amenitiesText, childrenText, factsNamed, factText, safetyText } from './suitability.rules.ts'
import {
  counted,
  daysText,
  dollars,
  durationText,
  listed,
  peopleText,
  spotsText,
  startText,
  timeText,
} from './wording.rules.ts'

type Facts = Extract<FactsOutput, { found: true }>
type Asked = Extract<Plan, { intent: 'facts' }>

const datesListed = (dates: Facts['dates'], language: Language) =>
  listed(
    dates.slice(0, 4).map(({ start, seats }) => `${startText(start, language)} (${spotsText(seats, language)})`),
    language,
  )

function datesText(
  { from, to, past }: Asked,
  { dates, otherDates, bookable, guests, experience }: Facts,
  language: Language,
): string {
  const es = language === 'es'
  const title = `«${experience.title}»`
  const people = guests > 1 ? `${es ? ' para ' : ' for '}${peopleText(guests, language)}` : ''
  const over =
    past && from
      ? `${daysText(from, to, language)} ${es ? 'ya pasó' : 'is over'}. `.replace(/^./, (first) => first.toUpperCase())
      : ''
  if (!bookable)
    return es
      ? `${title}, en ${experience.city}, no se reserva aquí: es informativa y la entrada, de unos ${dollars(experience.price)}, la vende alguien más. Los días y las horas los dice su página.`
      : `${title}, in ${experience.city}, is not booked here: somebody else sells the ticket, for about ${dollars(experience.price)}. Its page tells days and hours.`
  if (!past && dates.length > 0) {
    const when = from ? ` ${daysText(from, to, language)}` : ''
    return es
      ? `Sí, ${title} tiene cupo${people}${when}: ${datesListed(dates, language)}.`
      : `Yes, ${title} has places${people}${when}: ${datesListed(dates, language)}.`
  }
  const alternatives = past && dates.length > 0 ? dates : otherDates
  if (alternatives.length === 0)
    return es
      ? `${over}${title} no tiene fechas con cupo${people} por ahora.`
      : `${over}${title} has no dates with places${people} for now.`
  const range = from ? daysText(from, to, language) : ''
  const no =
    over ||
    (from
      ? es
        ? `${from === to || !to ? `Para ${range}` : range.replace('del', 'Del')} no hay cupo${people} en ${title}. `
        : `There are no places${people} ${range} in ${title}. `
      : '')
  return `${no}${es ? 'Próximas fechas con cupo' : 'Next dates with places'}: ${datesListed(alternatives, language)}.`
}

const listText = (label: string, values: string[], emptyText: string, language: Language) =>
  values.length > 0 ? `${label}: ${listed(values, language)}.` : emptyText

function priceText(
  plan: Asked,
  { experience: { title, price, per }, guests, children, total, facts }: Facts,
  language: Language,
): string {
  const small = factsNamed(facts, ['childPrice']).map(({ value }) => value)
  // Children without ages: what they pay is told, because the total depends on it.
  const kids =
    small.length > 0 && (children > 0 || plan.amenities.includes('Apto para niños'))
      ? language === 'en'
        ? ` Children: ${small[0]!.toLowerCase()}.`
        : ` Niños: ${small[0]!.toLowerCase()}.`
      : ''
  // Whose ages are not known is counted as grown.
  const atMost = kids !== '' && children === 0
  if (language === 'en')
    return `«${title}» costs ${dollars(price)} per ${per === 'persona' ? 'person' : 'ticket'}${guests > 1 ? `; for ${peopleText(guests, 'en')} that is ${atMost ? 'at most ' : ''}${dollars(total)}` : ''}.${kids} You pay in cash on arrival.`
  return `«${title}» cuesta ${dollars(price)} por ${per}${guests > 1 ? `; para ${peopleText(guests)} son ${atMost ? 'como máximo ' : ''}${dollars(total)}` : ''}.${kids} Se paga en efectivo al llegar.`
}

/** '«X»: 3 personas ($90)', of a sum that was divided by the price. */
export function affordedText({ experience: { title, price }, affords }: Facts, purse: number, language: Language) {
  const es = language === 'es'
  if (price === 0) return es ? `«${title}» no cuesta nada.` : `«${title}» costs nothing.`
  if (!affords || affords.guests === 0)
    return es
      ? `${dollars(purse)} no alcanzan para «${title}»: cuesta ${dollars(price)} por persona.`
      : `${dollars(purse)} are not enough for «${title}»: it costs ${dollars(price)} per person.`
  const people = peopleText(affords.guests, language)
  return es
    ? `Con ${dollars(purse)} alcanza para ${people} en «${title}»: ${dollars(price)} por persona, ${dollars(affords.total)} en total.`
    : `${dollars(purse)} are enough for ${people} on «${title}»: ${dollars(price)} per person, ${dollars(affords.total)} in total.`
}

function bookingText(plan: Asked, facts: Facts, language: Language): string {
  const { experience, dates, bookable, guests } = facts
  if (!bookable || dates.length === 0 || plan.past) return datesText(plan, facts, language)
  const form = `«${experience.title}», ${startText(dates[0]!.start, language)}, ${peopleText(guests, language)}, ${dollars(facts.total)}`
  return language === 'en'
    ? `I do not book for you, but here is the form, filled in: ${form} in cash on arrival. Check it and confirm it yourself.`
    : `Yo no reservo por ti, pero te dejo el formulario lleno: ${form} en efectivo al llegar. Revísalo y confírmalo tú.`
}

const MEAL = /\b(?:almuerzo|desayuno|cena|refrigerio|comida)/u
const ALCOHOL = /^(?:vino|cerve|licor|trago|tequila|ron$|coctel)/u
const EQUIPMENT = /^equipo/u
const GEAR =
  /^(?:tablas?|cascos?|chalecos?|carpas?|sleeping|lentes|visor|caretas?|aletas|remos?|guantes|arnes|bastones|linternas?|monturas?|wetsuit|leash)$/u
/** Of a thing that is asked for by its name: whether it is included, what the page says of it, or that nothing is said. */
function thingText({ asked = [] }: Asked, facts: Facts, language: Language): string {
  const [thing] = asked
  if (!thing) return ''
  const isAlcohol = ALCOHOL.test(thing)
  const stem = isAlcohol ? 'alcoh' : thing.slice(0, 5)
  // What a name begins with is what it is: 'Fotos del recorrido' are photos.
  const is = (name: string) =>
    isAlcohol
      ? foldText(name).includes(stem)
      : foldText(name).startsWith(stem) || (thing === 'comida' && MEAL.test(foldText(name)))
  const [has, lacks] = [facts.included.some(is), facts.notIncluded.some(is)]
  if (lacks && !has) return 'No. '
  if (has && !lacks) return language === 'en' ? 'Yes. ' : 'Sí. '
  // 'Transporte' may be included, and that to the meeting point not; what is there may have its price.
  if (has || [...facts.included, ...facts.amenities].some((name) => foldText(name).includes(stem))) return ''
  if (GEAR.test(thing) && facts.included.some((name) => EQUIPMENT.test(foldText(name))))
    return language === 'en'
      ? 'Equipment is included; whether that is part of it its page does not say, so ask the host. '
      : `Incluye equipo; si «${thing}» va en él no lo dice su página: pregúntaselo al anfitrión. `
  // A kind of things that have names of their own: 'equipo', 'bebidas'.
  if (knownWords.has(thing) || tellingWords(thing).length === 0) return ''
  const [passage] = facts.passages
  if (passage) return language === 'en' ? `Its page says: «${passage}» ` : `Su página dice: «${passage}» `
  return language === 'en'
    ? 'Its page does not say that, so ask the host before you book. '
    : 'Eso en concreto no lo dice su página: pregúntale al anfitrión antes de reservar. '
}

/**
 * What no fact tells: the sentences of the pages that have the words of the question, else that nobody published it.
 * @param pages of those the question may be about; of several only those that say something are quoted
 */
export function unpublishedText(pages: readonly Facts[], language: Language): string {
  const quoting = pages.filter(({ passages }) => passages.length > 0)
  const titles = listed(
    pages.map(({ experience }) => `«${experience.title}»`),
    language,
  )
  const quotes = quoting.map(({ experience, passages }) => {
    const quoted = passages.map((passage) => `«${passage}»`).join(' ')
    return language === 'en'
      ? `The nearest that the page of «${experience.title}» says: ${quoted}`
      : `Lo más cercano que dice la página de «${experience.title}»: ${quoted}`
  })
  // The question is written for one host; of several it is asked which.
  const ask =
    language === 'en'
      ? pages.length > 1
        ? 'tell me which one, and I leave your question written for its host'
        : 'ask the host before you book: here is your question, already written'
      : pages.length > 1
        ? 'dime de cuál y te dejo escrita la pregunta para su anfitrión'
        : 'pregúntale al anfitrión antes de reservar: aquí te dejo tu pregunta escrita'
  if (language === 'en')
    return quotes.length > 0
      ? `${quotes.join(' ')} If that does not answer it, ${ask}.`
      : `I do not find that on the page of ${titles}, so I do not know it and will not make it up; ${ask}. I can read you the reviews, too.`
  return quotes.length > 0
    ? `${quotes.join(' ')} Si no es eso lo que preguntas, ${ask}.`
    : `Eso no lo encuentro en la página de ${titles}, así que no lo sé y no lo invento; ${ask}. También te puedo leer sus reseñas.`
}

/** When an outing ends: what ends on another day than it begins says so. */
function endText({ start, end }: { start: string; end: string | null }, language: Language): string {
  const es = language === 'es'
  if (!end) return ''
  if (dayOf(start) !== dayOf(end)) return es ? `; termina el ${startText(end)}` : ` and ends on ${startText(end, 'en')}`
  const time = timeText(end, language)
  return es ? `; termina alrededor de ${time.startsWith('1:') ? 'la' : 'las'} ${time}` : ` and ends around ${time}`
}

function durationLine({ experience, dates, otherDates }: Facts, language: Language): string {
  const [next] = dates.length > 0 ? dates : otherDates
  if (language === 'es')
    return `«${experience.title}» dura ${experience.duration}.${next ? ` Próxima salida: ${startText(next.start)}${endText(next, language)}.` : ''}`
  return `«${experience.title}» lasts ${durationText(experience.duration, language)}.${next ? ` It starts next on ${startText(next.start, 'en')}${endText(next, language)}.` : ''}`
}

/** Nobody who asks about all of it is told 'Yes': it would answer whether it suits them. */
const YES = /^(?:Sí|Yes), /u

function aspectText(aspect: Aspect, plan: Asked, facts: Facts, language: Language): string {
  const { experience, amenities, host } = facts
  const es = language === 'es'
  const title = `«${experience.title}»`
  const whether = (name: string, yes: [string, string], no: [string, string]) =>
    (amenities.includes(name) ? yes : no)[es ? 0 : 1]
  switch (aspect) {
    case 'price':
      return plan.purse ? affordedText(facts, plan.purse, language) : priceText(plan, facts, language)
    case 'duration':
      return durationLine(facts, language)
    case 'languages':
      return listText(
        es ? `${title} se ofrece en` : `${title} is offered in`,
        facts.languages,
        es ? `${title} no dice en qué idiomas se ofrece.` : `${title} does not say in which languages.`,
        language,
      )
    case 'included':
      return `${thingText(plan, facts, language)}${listText(es ? `${title} incluye` : `${title} includes`, facts.included, es ? `${title} no dice qué incluye.` : `${title} does not say what is included.`, language)} ${listText(es ? 'No incluye' : 'Not included', facts.notIncluded, '', language)} ${listText(
        es ? 'En el lugar hay' : 'On the spot there is',
        amenities.map((amenity) => amenity.toLowerCase()),
        '',
        language,
      )}`.trim()
    case 'bring':
      return listText(
        es ? `Para ${title} lleva` : `For ${title} bring`,
        facts.bring,
        es ? `${title} no pide llevar nada en especial.` : `${title} asks to bring nothing special.`,
        language,
      )
    case 'meeting':
      if (!facts.meetingPoint)
        return es ? `${title} todavía no dice su punto de encuentro.` : `${title} does not say its meeting point yet.`
      return `${es ? `El punto de encuentro de ${title} es` : `The meeting point of ${title} is`} ${facts.meetingPoint.name}: ${addressLine(facts.meetingPoint.address, experience.city)}. ${es ? 'En su página está el mapa.' : 'The map is on its page.'}`
    case 'dates':
      return datesText(plan, facts, language)
    case 'host':
      return es
        ? `${title} la ofrece ${host.name}${host.rating === null ? ', que aún no tiene reseñas' : `, con ${host.rating} de 5 en ${counted(host.reviews, 'reseña', 'reseñas')}`}.`
        : `${title} is offered by ${host.name}${host.rating === null ? ', who has no reviews yet' : `, with ${host.rating} of 5 in ${counted(host.reviews, 'review', 'reviews')}`}.`
    case 'group':
      return es
        ? `En ${title} caben hasta ${peopleText(facts.maxGuests)} por reserva.`
        : `${title} takes up to ${peopleText(facts.maxGuests, 'en')} per booking.`
    case 'children':
      return childrenText(plan, facts, language)
    case 'pets':
      return whether(
        'Se admiten mascotas',
        [`Sí, en ${title} se admiten mascotas.`, `Yes, ${title} welcomes pets.`],
        [`${title} no dice que admita mascotas.`, `${title} does not say that pets are welcome.`],
      )
    case 'access':
      return accessText(facts, language)
    case 'rain':
      return `${factText('Si llueve', { es: 'qué pasa si llueve', en: 'what happens in rain' }, facts, language)} ${es ? 'Si tu anfitrión cancela, no pagas nada.' : 'If your host cancels, you pay nothing.'}`
    case 'transport':
      return factsNamed(facts.facts, ['transport']).length > 0
        ? factText('transport', { es: 'si hay transporte', en: 'whether there is transport' }, facts, language)
        : amenitiesText({ ...plan, amenities: ['Transporte'] }, facts, language)
    case 'has':
      return amenitiesText(plan, facts, language)
    case 'safety':
      return safetyText(plan, facts, language)
    case 'unpublished':
      return unpublishedText([facts], language)
    case 'book':
      return bookingText(plan, facts, language)
    case 'all':
      return es
        ? `${title}: ${facts.about} Dura ${experience.duration} y cuesta ${dollars(experience.price)} por ${experience.per}. ${listText('Incluye', facts.included, '', language)} ${datesText(plan, facts, language).replace(YES, '')}`
        : `${title}: it lasts ${durationText(experience.duration, language)} and costs ${dollars(experience.price)} per ${experience.per === 'persona' ? 'person' : 'ticket'}. ${listText('It includes', facts.included, '', language)} ${datesText(plan, facts, language).replace(YES, '')}`
  }
}

export function factsAnswer(plan: Asked, facts: FactsOutput, language: Language): string {
  if (!facts.found)
    return language === 'en'
      ? 'I did not find that experience among the published ones.'
      : 'No encontré esa experiencia entre las publicadas.'
  const aspects = [plan.aspect, ...(plan.also ? [plan.also] : [])]
  // A person who mentioned limited mobility is reminded to ask before booking.
  const reminded = plan.aspect === 'book' && plan.needs.length > 0 ? ` ${cautionText(plan.needs, [], language)}` : ''
  return `${aspects.map((aspect) => aspectText(aspect, plan, facts, language)).join(' ')}${reminded}`
    .replace(/ {2,}/g, ' ')
    .trim()
}
