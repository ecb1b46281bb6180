import type { Plan } from '../nlu/plan.rules.ts'
import type { FactsOutput } from '../tools/tool.contract.ts'
import { counted, daysText, dollars, listed, peopleText, spotsText, startText } from './wording.rules.ts'

type Facts = Extract<FactsOutput, { found: true }>
type Asked = Extract<Plan, { intent: 'facts' }>

const datesListed = (dates: Facts['dates']) =>
  listed(dates.slice(0, 4).map(({ start, seats }) => `${startText(start)} (${spotsText(seats)})`))
const forPeople = (guests: number) => (guests > 1 ? ` para ${peopleText(guests)}` : '')

function datesSaid({ from, to, past }: Asked, { dates, otherDates, bookable, guests, experience }: Facts): string {
  const title = `«${experience.title}»`
  const over = past && from ? `${daysText(from, to)} ya pasó. `.replace(/^./, (first) => first.toUpperCase()) : ''
  if (!bookable) return `${title} no se reserva aquí: es informativa y la entrada la vende alguien más.`
  if (!past && dates.length > 0) {
    const when = from ? ` ${daysText(from, to)}` : ''
    return `Sí, ${title} tiene cupo${forPeople(guests)}${when}: ${datesListed(dates)}.`
  }
  const others = past && dates.length > 0 ? dates : otherDates
  if (others.length === 0) return `${over}${title} no tiene fechas con cupo${forPeople(guests)} por ahora.`
  const no =
    over ||
    (from
      ? `${from === to || !to ? `Para ${daysText(from, to)}` : daysText(from, to).replace('del', 'Del')} no hay cupo${forPeople(guests)} en ${title}. `
      : '')
  return `${no}Próximas fechas con cupo: ${datesListed(others)}.`
}

const said = (label: string, values: string[], none: string) =>
  values.length > 0 ? `${label}: ${listed(values)}.` : none

const priceSaid = ({ experience: { title, price, per }, guests, total }: Facts) =>
  `«${title}» cuesta ${dollars(price)} por ${per}${guests > 1 ? `; para ${peopleText(guests)} son ${dollars(total)}` : ''}. Se paga en efectivo al llegar.`

function bookSaid(plan: Asked, facts: Facts): string {
  const { experience, dates, bookable, guests } = facts
  if (!bookable || dates.length === 0 || plan.past) return datesSaid(plan, facts)
  return `Yo no reservo por ti, pero te dejo el formulario lleno: «${experience.title}», ${startText(dates[0]!.start)}, ${peopleText(guests)}, ${dollars(facts.total)} en efectivo al llegar. Revísalo y confírmalo tú.`
}

const whether = (has: boolean, yes: string, no: string) => (has ? yes : no)

/** What is said of one experience. */
export function factsAnswer(plan: Asked, facts: FactsOutput): string {
  if (!facts.found) return 'No encontré esa experiencia entre las publicadas.'
  const { experience, amenities, host } = facts
  const title = `«${experience.title}»`
  switch (plan.aspect) {
    case 'price':
      return priceSaid(facts)
    case 'duration':
      return `${title} dura ${experience.duration}.${facts.dates[0] ? ` Próxima salida: ${startText(facts.dates[0].start)}.` : ''}`
    case 'languages':
      return said(`${title} se ofrece en`, facts.languages, `${title} no dice en qué idiomas se ofrece.`)
    case 'included':
      return `${said(`${title} incluye`, facts.included, `${title} no dice qué incluye.`)} ${said('No incluye', facts.notIncluded, '')}`.trim()
    case 'bring':
      return said(`Para ${title} lleva`, facts.bring, `${title} no pide llevar nada en especial.`)
    case 'meeting':
      return facts.meetingPoint
        ? `El punto de encuentro de ${title} es ${facts.meetingPoint.name}: ${facts.meetingPoint.address}, ${experience.city}. En su página está el mapa.`
        : `${title} todavía no dice su punto de encuentro.`
    case 'dates':
      return datesSaid(plan, facts)
    case 'host':
      return `${title} la ofrece ${host.name}${host.rating === null ? ', que aún no tiene reseñas' : `, con ${host.rating} de 5 en ${counted(host.reviews, 'reseña', 'reseñas')}`}.`
    case 'group':
      return `En ${title} caben hasta ${peopleText(facts.maxGuests)} por reserva.`
    case 'children':
      return whether(
        amenities.includes('Apto para niños'),
        `Sí, ${title} es apta para niños.`,
        `${title} no dice que sea apta para niños; pregúntale a tu anfitrión antes de ir.`,
      )
    case 'pets':
      return whether(
        amenities.includes('Se admiten mascotas'),
        `Sí, en ${title} se admiten mascotas.`,
        `${title} no dice que admita mascotas.`,
      )
    case 'access':
      return whether(
        amenities.includes('Accesible en silla de ruedas'),
        `Sí, ${title} es accesible en silla de ruedas.`,
        `${title} no dice que sea accesible en silla de ruedas.`,
      )
    case 'book':
      return bookSaid(plan, facts)
    case 'all':
      return `${title}: ${facts.about} Dura ${experience.duration} y cuesta ${dollars(experience.price)} por ${experience.per}. ${said('Incluye', facts.included, '')} ${datesSaid(plan, facts)}`.replace(
        / {2,}/g,
        ' ',
      )
  }
}
