import { instantLabel, partyText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { nearName } from '../near/near.rules.ts'
import { priceLabel, ratingLabel } from '../search.text.ts'
import type { FactFilterName, FilterName, FilterValues, ListedName } from './filter.fields.ts'

const dayText = (day: string) => shortDate(startOfDay(day))

const years = (count: number) => (count === 1 ? '1 año' : `${count} años`)

/** Texts of each fact filter: its heading and values. A filter with a single value is a checkbox. */
export const factWords: Record<FactFilterName, { label: string; values: Record<string, string> }> = {
  confirmation: { label: 'Confirmación', values: { instant: instantLabel } },
  difficulty: { label: 'Dificultad', values: { easy: 'Fácil', moderate: 'Hasta moderada' } },
  walking: { label: 'Caminata', values: { little: 'Casi nada', short: 'Menos de una hora' } },
  childPrice: { label: 'Niños', values: { yes: 'Los niños pagan menos' } },
  wheelchair: { label: 'Silla de ruedas', values: { yes: 'En silla de ruedas' } },
  pram: { label: 'Coche', values: { yes: 'Con coche de bebé' } },
  transport: { label: 'Transporte', values: { yes: 'Con transporte desde el pueblo' } },
  rain: { label: 'Lluvia', values: { yes: 'Se hace aunque llueva' } },
}
const fact = (name: FactFilterName) => (value: string | null) => {
  const { label, values } = factWords[name]
  const words = (value && values[value]) || null
  return words && Object.keys(values).length > 1 ? `${label}: ${words.toLocaleLowerCase('es')}` : words
}

type Label<Value> = (value: Value, filters: FilterValues) => string | null | false

/** Label of an active filter where it can be removed, one per value; nothing for a filter that restricts nothing. */
export const filterLabels: {
  [Name in FilterName]: Label<FilterValues[Name] extends string[] ? string : FilterValues[Name]>
} = {
  q: (q) => q && `«${q}»`,
  categories: (name) => name,
  location: (place) => place,
  near: (near, { minutes }) =>
    near && (minutes > 0 ? `A unos ${minutes} min de ${nearName(near)}` : `Cerca de ${nearName(near)}`),
  minutes: () => null,
  from: (from, { to }) => from && to && (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`),
  // With a first day it is part of that label.
  to: (to, { from }) => to && !from && `Hasta el ${dayText(to)}`,
  guests: (guests, { children }) => guests > 1 && partyText({ guests, children }),
  children: () => null,
  budget: (dollars, { guests }) => dollars > 0 && `Hasta $${dollars}${guests > 1 ? ' en total' : ''}`,
  price: (band) => band && priceLabel[band],
  minPrice: (dollars) => `Desde $${dollars}`,
  maxPrice: (dollars) => `Hasta $${dollars}`,
  rating: (rating) => ratingLabel(rating),
  languages: (name) => name,
  amenities: (name) => name,
  included: (name) => `Incluye: ${name}`,
  notIncluded: (name) => `No incluye: ${name}`,
  confirmation: fact('confirmation'),
  difficulty: fact('difficulty'),
  walking: fact('walking'),
  childPrice: fact('childPrice'),
  wheelchair: fact('wheelchair'),
  pram: fact('pram'),
  transport: fact('transport'),
  rain: fact('rain'),
  youngest: (age) => (age === 0 ? 'Con bebés' : `Desde ${years(age)}`),
}

/** Heading of each list of checkboxes, and how several values combine. */
export const listText: Record<ListedName, { legend: string; hint: string }> = {
  languages: { legend: 'Idiomas', hint: 'Al menos uno de los elegidos.' },
  amenities: { legend: 'Comodidades', hint: 'Todas las elegidas.' },
  included: { legend: 'Incluye', hint: 'Todo lo elegido.' },
  notIncluded: { legend: 'No incluye', hint: 'Todo lo elegido.' },
}

export type FigureText = { invalid?: string; notWhole?: string; tooLittle?: string; tooMuch?: string }

const MINUTES = 'Los minutos van de 0 a 180'
const PRICES = { invalid: 'Escribe una cantidad en dólares', tooLittle: 'El precio va de $0 a $1,000' }
const prices = { ...PRICES, tooMuch: PRICES.tooLittle }
const BUDGET = 'El presupuesto va de $0 a $10,000'
const RATINGS = 'La calificación va de 0 a 5'

/** Message beside an invalid value. */
export const filterErrors: { [Name in FilterName]?: FigureText } = {
  price: { invalid: 'Elige un rango de precio' },
  minPrice: prices,
  maxPrice: prices,
  rating: { invalid: 'Elige una calificación', tooLittle: RATINGS, tooMuch: RATINGS },
  minutes: { invalid: 'Escribe cuántos minutos', notWhole: MINUTES, tooLittle: MINUTES, tooMuch: MINUTES },
  children: {
    invalid: 'Escribe cuántos niños van',
    notWhole: 'Escribe un número entero de niños',
    tooLittle: 'Escribe cuántos niños van',
    tooMuch: 'Como máximo 98 niños',
  },
  budget: { invalid: 'Escribe una cantidad en dólares', tooLittle: BUDGET, tooMuch: BUDGET },
  youngest: {
    invalid: 'Escribe la edad del menor',
    notWhole: 'Escribe la edad en años cumplidos',
    tooLittle: 'La edad va de 0 a 99 años',
    tooMuch: 'La edad va de 0 a 99 años',
  },
  guests: {
    invalid: 'Escribe cuántas personas van',
    notWhole: 'Escribe un número entero de personas',
    tooLittle: 'Al menos una persona',
    tooMuch: 'Como máximo 99 personas',
  },
}
