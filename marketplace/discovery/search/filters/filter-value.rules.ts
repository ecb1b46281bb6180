// The kinds of filters, and how an address carries a value of each. Part of every page's first load, because a trip is carried
// so; it stays small and free of libraries.

type Shared = {
  param: string
  /** In the advanced panel, which opens by itself when one is active (SRCH-04). */
  advanced?: true
}
export type TextFilter = Shared & { kind: 'text' }
/** One of a few values; `fact`: a fact the host states, which is rendered generically with the other facts. */
export type ChoiceFilter = Shared & { kind: 'choice'; values: readonly string[]; fact?: true }
/** Several values; `listed`: this many of the most frequent are offered as checkboxes with counts (SRCH-10, CONST-38). */
export type NamesFilter = Shared & { kind: 'names'; combine: 'any' | 'all'; listed?: number }
/** A number in a range; `none` restricts nothing (CONST-08). */
type FigureFilter = Shared & { kind: 'figure'; least: number; most: number; none: number; whole?: true }
/** A day in El Salvador, `YYYY-MM-DD`. */
type DayFilter = Shared & { kind: 'day' }
export type FilterField = TextFilter | ChoiceFilter | NamesFilter | FigureFilter | DayFilter

export const MAX_VALUES = 20
export const MAX_TEXT_LENGTH = 100

/** The value that restricts nothing (CONST-08). */
export const noneOf = (field: FilterField): string | number | string[] | null =>
  field.kind === 'figure' ? field.none : field.kind === 'names' ? [] : field.kind === 'text' ? '' : null

const all = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
const text = (value: unknown): string =>
  (all(value)[0] ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .trim()
const list = (value: unknown): string[] => [...new Set(all(value).map(text).filter(Boolean))].slice(0, MAX_VALUES)
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((one) => one === text(value)) ?? null
const number = (value: unknown, least: number, most: number, fallback: number): number => {
  const given = text(value)
  const read = Number(given)
  return given !== '' && Number.isFinite(read) && read >= least && read <= most ? read : fallback
}
const day = (value: unknown): string | null => {
  const given = text(value)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return null
  const at = new Date(`${given}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : null
}

/** Reads a value leniently: what is invalid restricts nothing. */
export function readValue(field: FilterField, given: unknown) {
  if (field.kind === 'text') return text(given)
  if (field.kind === 'names') return list(given)
  if (field.kind === 'day') return day(given)
  if (field.kind === 'choice') return oneOf(field.values, given)
  const read = number(given, field.least, field.most, field.none)
  return field.whole && !Number.isInteger(read) ? field.none : read
}

/** The parameter of one filter; undefined when it restricts nothing. */
export function paramOf(field: FilterField, value: string | number | string[] | null) {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (field.kind === 'figure') return value === field.none ? undefined : String(value)
  return (field.kind === 'text' ? (value as string).trim() : value) || undefined
}
