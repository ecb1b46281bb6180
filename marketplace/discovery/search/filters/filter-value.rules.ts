// The kinds of filters, and how an address carries a value of each. Part of every page's first load, because a trip is carried
// so; it stays small and free of libraries.
import { readDay } from '#ui/forms/time/typed-day.ts'

type Shared = {
  param: string
  /** In the advanced panel, which opens by itself when one is active (SRCH-04). */
  advanced?: true
}
type TextFilter = Shared & { kind: 'text' }
/** One of a few values; `fact`: a fact the host states, which is rendered generically with the other facts. */
export type ChoiceFilter = Shared & { kind: 'choice'; values: readonly string[]; fact?: true }
/** Several values; `listed`: this many of the most frequent are offered as checkboxes with counts (SRCH-10, CONST-38). */
export type NamesFilter = Shared & { kind: 'names'; combine: 'any' | 'all'; listed?: number }
/** A number in a range; `neutral` restricts nothing (CONST-08). */
type FigureFilter = Shared & { kind: 'figure'; min: number; max: number; neutral: number; integer?: true }
/** A day in El Salvador, `YYYY-MM-DD`. */
type DayFilter = Shared & { kind: 'day' }
export type FilterField = TextFilter | ChoiceFilter | NamesFilter | FigureFilter | DayFilter

export const MAX_VALUES = 20
export const MAX_TEXT_LENGTH = 100

/** The value that restricts nothing (CONST-08). */
export const noneOf = (field: FilterField): string | number | string[] | null =>
  field.kind === 'figure' ? field.neutral : field.kind === 'names' ? [] : field.kind === 'text' ? '' : null

const all = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')
const text = (value: unknown): string =>
  (all(value)[0] ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .trim()
const list = (value: unknown): string[] => [...new Set(all(value).map(text).filter(Boolean))].slice(0, MAX_VALUES)
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((item) => item === text(value)) ?? null
const number = (value: unknown, min: number, max: number, fallback: number): number => {
  const input = text(value)
  const read = Number(input)
  return input !== '' && Number.isFinite(read) && read >= min && read <= max ? read : fallback
}

/** Reads a value leniently: what is invalid restricts nothing. */
export function readValue(field: FilterField, value: unknown) {
  if (value === undefined) return noneOf(field)
  if (field.kind === 'text') return text(value)
  if (field.kind === 'names') return list(value)
  if (field.kind === 'day') return readDay(text(value)) ?? null
  if (field.kind === 'choice') return oneOf(field.values, value)
  const read = number(value, field.min, field.max, field.neutral)
  return field.integer && !Number.isInteger(read) ? field.neutral : read
}

/** The parameter of one filter; undefined when it restricts nothing. */
export function paramOf(field: FilterField, value: string | number | string[] | null) {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (field.kind === 'figure') return value === field.neutral ? undefined : String(value)
  return (field.kind === 'text' ? (value as string).trim() : value) || undefined
}
