// 'en qué mes es?' after turtles asks for their season, whatever the sentence alone sounds like.
import { knowledgeFor } from '../intents/knowledge.rules.ts'
import type { Thread } from '../plan.rules.ts'
import { readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'

const OF_SEASON = /-season$/u
/** The season of what has none of its own. */
const IN_GENERAL = 'best-season'

/** The topic of the season of what is talked about, in place of the season of something that nobody named; any other topic stays. */
export function inSeason(topic: string, message: Message, { wish, shown, focus }: Thread): string {
  if (!OF_SEASON.test(topic)) return topic
  const text = message.clauses.join(' ')
  const said = readTopics({ text })
  if (said.words.length > 0 || said.category !== null) return topic
  const title = shown.find(({ id }) => id === focus)?.title.toLowerCase() ?? ''
  const subject = [...(wish?.words ?? []), title, wish?.category ?? ''].join(' ').trim()
  if (subject === '') return topic
  const typed = `temporada de ${subject}`
  const known = knowledgeFor(typed, { ...message, clauses: [typed], typed })
  return known && OF_SEASON.test(known.topic) ? known.topic : IN_GENERAL
}
