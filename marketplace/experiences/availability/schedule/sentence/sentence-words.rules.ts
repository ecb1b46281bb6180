// Normalizes the Spanish words of a sentence about a season: no accents, numbers as digits, months and days by their number.

/** Above twenty, tens are joined with 'y': 'treinta y uno'. */
const UNITS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const TEENS = 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(' ')
const TWENTIES =
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const TENS_AND_UNIT = new RegExp(`\\b(${Object.keys(TENS).join('|')}) y (${UNITS.slice(1).join('|')})\\b`, 'g')

const NUMBERS = new Map<string, number>([
  ...UNITS.map((word, at) => [word, at] as const),
  ...TEENS.map((word, at) => [word, 10 + at] as const),
  ...TWENTIES.map((word, at) => [word, 20 + at] as const),
  ...Object.entries(TENS),
  ['cien', 100],
  ['primero', 1],
])

export const MONTHS = [
  ...'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
]
/** As a regular expression; September has two spellings. */
export const MONTH = `(?:${[...MONTHS, 'setiembre'].join('|')})`
/** 1 to 12. */
export const monthOf = (word: string) => (word === 'setiembre' ? 9 : MONTHS.indexOf(word) + 1)

const DAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const SHORT: Record<string, number> = { dom: 0, lun: 1, mie: 3, jue: 4, vie: 5, sab: 6 }
/** A day of the week as a regular expression, in the plural too. */
export const WEEKDAY = `(?:${DAYS.map((day) => (day.endsWith('s') ? day : `${day}s?`)).join('|')}|${Object.keys(SHORT).join('|')})`
/** 0 is Sunday. */
export const weekdayOfWord = (word: string): number => SHORT[word] ?? DAYS.findIndex((day) => word.startsWith(day))

/** Short months are read only after 'de' and a number or in a range, because 'mar' is also a word. */
const SHORT_MONTHS = /\b(ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic)\b\.?/g
const longMonth = (short: string) => MONTHS.find((month) => month.startsWith(short.slice(0, 3))) ?? short

/** @param input the typed or dictated text */
export function plainSentence(input: string): string {
  const plain = input
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\ba\s*\.?\s?m\b\.?/g, 'am')
    .replace(/\bp\s*\.?\s?m\b\.?/g, 'pm')
    .replace(/(\d)(am|pm)\b/g, '$1 $2')
    .replace(/(\d{1,2})[.h](\d\d)\b/g, '$1:$2')
    .replace(/(\d)\s*hrs?\b\.?/g, '$1 horas')
    .replace(/[;.]/g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/[–—-]/g, ' a ')
    .replace(/\bsetiembre\b/g, 'septiembre')
    .replace(/\bmedio dia\b/g, 'mediodia')
  const figures = plain
    .replace(/\ba la una\b/g, 'a la 1')
    .replace(/\buna docena\b/g, '12')
    .replace(/\b(una?)\s+(hora|dia|mes|semana|persona|ano)\b/g, '1 $2')
    .replace(TENS_AND_UNIT, (_, tens, unit) => String(NUMBERS.get(tens)! + NUMBERS.get(unit)!))
    .replace(/\p{L}+/gu, (word) => String(NUMBERS.get(word) ?? word))
    .replace(/(?<=\b(?:de|a|desde|hasta|en|y) |\d )(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\b/g, (short) =>
      short.replace(SHORT_MONTHS, longMonth),
    )
  return ` ${figures.replace(/\s+/g, ' ').trim()} `
}
