// What is told of an old accident asks for no help: 'me golpeé la rodilla el año pasado, ¿puedo subir?'.
import { longAgo, worseNow } from '../language/person/accidents.text.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { TopicScore } from './classifier.rules.ts'

/** Whether what happened is over, so that only a condition may be left of it. @param text the plain words of a message */
export const isLongOver = (text: string): boolean => containsPhrase(text, longAgo) && !containsPhrase(text, worseNow)

/** The meanings of a message, without the accident that is over; other dangers are heard as ever. */
export const withoutOldAccident = (meanings: readonly TopicScore[], text: string): readonly TopicScore[] =>
  isLongOver(text) ? meanings.filter(({ topic }) => topic !== 'is:emergency') : meanings
