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

const TRIP = '(?: (?:lo|la|el|los|las|un|una|mi|the))?(?: (?:tour|paseo|viaje|excursion|experiencia|actividad|trip))?'
const WAS_RESERVED =
  ' (?:que|q|k|i|we|that i|that we)(?: (?:ya|me|nos|habia|habiamos|he|hemos|have))* (?:reserv|compr|agend|apart|book)\\p{L}*'
/** 'en el tour que reservé', 'on the trip we booked': where it happened, which sounds louder than what happened. */
const RESERVED = new RegExp(
  `(?: (?:en|a|al|de|del|para|por|con|durante|desde|on|in|from|at|of))?${TRIP}${WAS_RESERVED}(?: (?:para|pa|for) (?:hoy|manana|el \\p{L}+|today|tonight))?`,
  'u',
)

/** What could be a danger by itself: the parts, neighbors together, and all without what was reserved. */
function partsOf(raw: string, { typed }: Message): string[] {
  const parts = raw.split(PART).filter((part) => part.trim().split(/\s+/u).length >= SHORTEST)
  // 'mi hijo no vuelve del mar, la corriente se lo llevó' says it in two.
  const pairs = parts.length > 2 ? parts.slice(1).map((part, at) => `${parts[at]} ${part}`) : []
  const rest = ` ${typed}`.replace(RESERVED, '').trim()
  return [...(parts.length > 1 ? parts : []), ...pairs, ...(rest === typed ? [] : [rest])]
}

/** The plan for a danger that one part tells; null when none does, what is told is over, or only feared. */
export function dangerInPart(raw: string, message: Message, context: ReadingContext): Plan | null {
  if (context.thread.handedOver === 'emergency' || isLongOver(message.typed) || IF.test(message.typed)) return null
  for (const part of partsOf(raw, message)) {
    const danger = likelyDanger(meaningsOf(readMessage(part).typed, context), 'much')
    if (danger) return planOfTopic(danger, message, context)
  }
  return null
}
