// The facts that choice filters ask for, in the words of `CHOICES_AS_WORDS`; one match is enough. Used by the database and by
// the catalogue in memory, so that both agree.
import type { FactFilterName } from './filter.fields.ts'

/** Facts with a few possible values; what a child pays is a number. */
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

export const forEachChoice = <Value>(valueFor: (name: ChoiceName) => Value): Record<ChoiceName, Value> =>
  Object.fromEntries(Object.keys(words).map((name) => [name, valueFor(name as ChoiceName)])) as Record<
    ChoiceName,
    Value
  >

/** @param value of the filter; an invalid one matches nothing */
export const choiceWords = (name: ChoiceName, value: string): string[] => words[name][value] ?? []
