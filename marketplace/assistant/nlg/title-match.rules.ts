// Which of several results a message names.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import type { FoundExperience } from '../tools/tool.contract.ts'

/** The result whose title matches the message best. Six letters are needed to distinguish 'cascada' from 'cáscara'. */
export function bestTitleMatch(experiences: FoundExperience[], message: string): FoundExperience | undefined {
  const stems = (text: string) =>
    new Set(
      foldText(text)
        .split(' ')
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 6)),
    )
  const messageStems = stems(message)
  const words = new Set(foldText(message).split(' '))
  // The very word counts more than one of the same stem: 'Izalco' is not 'Izalcos'.
  const score = ({ title, city, nextDate }: FoundExperience) =>
    // Of two that match equally the one that can be booked is meant.
    (nextDate ? 0.05 : 0) +
    [...stems(`${title} ${city}`)].filter((stem) => messageStems.has(stem)).length +
    foldText(title)
      .split(' ')
      .filter((word) => word.length > 3 && words.has(word)).length *
      0.1
  return experiences.toSorted((a, b) => score(b) - score(a))[0]
}
