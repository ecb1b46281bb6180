// What a model may add to the reading of a flyer: only what stands in the text, and only where the rules read nothing.
import { z } from 'zod'
import { contactIn, titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'
import { plainSentence } from '#marketplace/experiences/availability/schedule/sentence/sentence-words.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import type { FlyerReading } from './flyer.contract.ts'

/** Numbers come as numbers or as text, and what is missing as null, '' or not at all. */
const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())
  .catch('')
const list = z
  .array(z.string())
  .nullish()
  .transform((entries) => entries ?? [])
  .catch([])
export const ModelReading = z.object({
  title: words,
  shortDescription: words,
  price: words,
  maxGuests: words,
  hours: words,
  place: words,
  included: list,
  notIncluded: list,
  bringWithYou: list,
  languages: list,
  childPrice: words,
  childAge: words,
  minAge: words,
})
export type ModelReading = z.output<typeof ModelReading>

const MAX = { title: 120, shortDescription: 300, place: 120, entry: 80, entries: 30 } as const
const MIN_WORD = 4

/** The JSON object in the text of a model, which may stand between other words; null when there is none. */
export function readingIn(text: string): ModelReading | null {
  const json = /\{[\s\S]*\}/.exec(text)?.[0]
  if (!json) return null
  try {
    return ModelReading.parse(JSON.parse(json))
  } catch {
    return null
  }
}

/** Whether every longer word of a phrase stands in the flyer. */
const isSaid = (phrase: string, flyer: ReadonlySet<string>) =>
  foldText(phrase)
    .split(' ')
    .every((word) => word.length < MIN_WORD || flyer.has(word))

/** A whole number or amount that stands in the flyer, in figures or in words. */
function saidNumber(text: string, figures: ReadonlySet<number>, { min, max }: { min: number; max: number }): string {
  const value = Number(text.replace(/[$\s]/g, '').replace(',', '.'))
  return text !== '' && value >= min && value <= max && figures.has(value) ? String(value) : ''
}

/**
 * Fills the gaps of what the rules read. A text is taken when its words stand in the flyer, a number when it does; ways to
 * reach the host are left out, as the rules do.
 */
export function completed(byRules: FlyerReading, byModel: ModelReading, flyer: string): FlyerReading {
  const spoken = new Set(foldText(flyer).split(' '))
  const figures = new Set([...plainSentence(flyer).matchAll(/\d+(?:[.:]\d+)?/g)].map(([figure]) => Number(figure)))
  for (const [amount] of flyer.matchAll(/\d+[.,]\d{1,2}\b/g)) figures.add(Number(amount.replace(',', '.')))
  const text = (phrase: string, max: number) =>
    phrase.length <= max && !contactIn(phrase) && titleProblem(phrase) === null && isSaid(phrase, spoken) ? phrase : ''
  const entries = (items: string[]) => [...new Set(items.map((item) => text(item.trim(), MAX.entry)))].filter(Boolean)
  const listOf = (name: 'included' | 'notIncluded' | 'bringWithYou') =>
    byRules[name].length > 0 ? byRules[name] : entries(byModel[name]).slice(0, MAX.entries)
  const number = (own: string, other: string, min: number, max: number) =>
    own || saidNumber(other, figures, { min, max })
  const childPrice = number(byRules.childPrice, byModel.childPrice, 0, 10_000)
  const childAge = number(byRules.childAge, byModel.childAge, 1, 17)
  const isRated = childPrice !== '' && childAge !== ''
  return {
    ...byRules,
    title: byRules.title || text(byModel.title, MAX.title),
    shortDescription: byRules.shortDescription || text(byModel.shortDescription, MAX.shortDescription),
    price: number(byRules.price, byModel.price, 0.01, 10_000),
    maxGuests: number(byRules.maxGuests, byModel.maxGuests, 1, 1000),
    durationValue: number(byRules.durationValue, byModel.hours, 1, 24),
    place: byRules.place || text(byModel.place, MAX.place),
    included: listOf('included'),
    notIncluded: listOf('notIncluded'),
    bringWithYou: listOf('bringWithYou'),
    languages:
      byRules.languages.length > 0
        ? byRules.languages
        : languages.filter((name) => byModel.languages.includes(name) && spoken.has(foldText(name))),
    childPrice: isRated ? childPrice : '',
    childAge: isRated ? childAge : '',
    minAge: number(byRules.minAge, byModel.minAge, 0, 99),
  }
}
