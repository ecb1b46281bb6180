// What is not published and must be asked, where what is done in the water is no question for whoever can not swim.

import type { Language } from '../nlu/typed-message.rules.ts'
import { CANNOT_SWIM } from '../nlu/wishes/in-water.rules.ts'
import { cautionText } from './search-answer.rules.ts'

const DONE_IN_WATER = /(?<!\p{L})(?:surf|olas?|kayak|careteo|buceo|snorkel)(?!\p{L})/iu
const TELL_THE_HOST = {
  es: 'Se hace en el agua: antes de reservar dile a tu anfitrión cuánto sabe nadar quien va, y pregúntale por el chaleco.',
  en: 'It takes place in the water: before you book, tell your host how well whoever goes can swim, and ask about life jackets.',
}

/** What somebody with these needs asks before they book one; empty when there is nothing. @param title of what is asked about */
export function swimmingText(needs: readonly string[], title: string, language: Language): string {
  if (!needs.includes(CANNOT_SWIM) || !DONE_IN_WATER.test(title)) return cautionText([...needs], [], language)
  const others = needs.filter((need) => need !== CANNOT_SWIM)
  return [TELL_THE_HOST[language], cautionText(others, [], language)].filter(Boolean).join(' ')
}
