// What the filters of facts ask for, in the words of `CHOICES_AS_WORDS`: one of them is enough. Asked of the database and of
// the catalogue in memory alike.
import type { FactFilterName } from './filter.fields.ts'

/** Facts that are one of a few; what a child pays is a figure. */
export type ChoiceName = Exclude<FactFilterName, 'childPrice'>

const words: Record<ChoiceName, Record<string, string[]>> = {
  confirmation: { instant: ['confirmation:instant'] },
  difficulty: { easy: ['difficulty:easy'], moderate: ['difficulty:easy', 'difficulty:moderate'] },
  walking: { little: ['walking:little'], short: ['walking:little', 'walking:short'] },
  wheelchair: { yes: ['wheelchair:yes', 'wheelchair:help'] },
  pram: { yes: ['pram:yes'] },
  transport: { yes: ['transport:included', 'transport:paid'] },
  rain: { yes: ['rain:roof', 'rain:rain'] },
}

/** A value for each of these filters. */
export const forEachChoice = <Value>(make: (name: ChoiceName) => Value): Record<ChoiceName, Value> =>
  Object.fromEntries(Object.keys(words).map((name) => [name, make(name as ChoiceName)])) as Record<ChoiceName, Value>

/** @param value what the filter says; one it cannot say is held by nothing */
export const choiceWords = (name: ChoiceName, value: string): string[] => words[name][value] ?? []
