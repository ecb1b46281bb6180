// A danger in one part of a message that is about something else: 'voy tarde al tour que reservé, se nos vino el cerro encima'. As a
// whole it sounds like its other words.
import { isLongOver } from '../../meaning/danger.rules.ts'
import { likelyDanger, meaningsOf } from '../../meaning/topic-classification.rules.ts'
import { planOfTopic } from '../../meaning/topic-plan.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { type Message, readMessage } from '../../typed-message.rules.ts'

const PART = /[,.;:!?¿¡\n]+|\s(?:y|pero|porque|xq|and|but|because)\s/u
/** Fewer words of a longer message say too little by themselves. */
const SHORTEST = 3
/** 'qué pasa si se cae', 'por si me pica algo': nothing has happened. */
const IF = /(?:^| )(?:si|por si|if|in case|what if)(?: |$)/u

/** The plan for a danger that one part tells; null when none does, what is told is over, or only feared. */
export function dangerInPart(raw: string, message: Message, context: ReadingContext): Plan | null {
  if (context.thread.handedOver === 'emergency' || isLongOver(message.typed) || IF.test(message.typed)) return null
  const parts = raw.split(PART).filter((part) => part.trim().split(/\s+/u).length >= SHORTEST)
  if (parts.length < 2) return null
  // 'mi hijo no vuelve del mar, la corriente se lo llevó' says it in two.
  const pairs = parts.length > 2 ? parts.slice(1).map((part, at) => `${parts[at]} ${part}`) : []
  for (const part of [...parts, ...pairs]) {
    const danger = likelyDanger(meaningsOf(readMessage(part).typed, context), 'much')
    if (danger) return planOfTopic(danger, message, context)
  }
  return null
}
