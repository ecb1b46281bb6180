// Town and category that a flyer names, in the words of the catalogue.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'

/** The first town that a text names, the longer of two that begin in one place; '' without one. */
export function townIn(text: string, towns: readonly string[]): string {
  const words = ` ${foldText(text)} `
  return towns
    .map((town) => ({ town, at: words.indexOf(` ${foldText(town)} `) }))
    .filter(({ at }) => at >= 0)
    .reduce(
      (best, found) =>
        best.at < 0 || found.at < best.at || (found.at === best.at && found.town.length > best.town.length)
          ? found
          : best,
      { town: '', at: -1 },
    ).town
}

/** Without the ending of the plural: 'talleres' and 'taller' are one. */
const stem = (word: string) => word.replace(/(?<=[^aeiou])es$|s$/, '')
const MIN_STEM = 4

/** The only category whose words a text uses; '' when none or several do. */
export function categoryIn(text: string, categories: readonly { id: string; name: string }[]): string {
  const stems = (phrase: string) =>
    foldText(phrase)
      .split(' ')
      .map(stem)
      .filter((word) => word.length >= MIN_STEM)
  const said = new Set(stems(text))
  const found = categories.filter(({ name }) => stems(name).some((word) => said.has(word)))
  return found.length === 1 ? found[0]!.id : ''
}
