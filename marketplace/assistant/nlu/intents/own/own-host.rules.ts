// How the host of one's own reservation is reached, asked in words that elsewhere ask for other people's data: 'el punto de
// encuentro de mi próxima reserva y el teléfono del anfitrión', 'tiene número para escribirle?' after one was told.
import { patternOf } from '../../language/pattern.rules.ts'
import { stopWords } from '../../language/stop-words.text.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { knownWords } from '../../slots.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { ownBookingPlan, ownPlan, questionOf } from '../own-question.rules.ts'
import { ownReference } from '../own-reference.rules.ts'

const NUMBER = '(telefono|tel|celular|cel|numero|whatsapp|whats|contacto|phone|cell)'
const OF_HOST = `${NUMBER} (de|del|de la) (mi|el|la|nuestro|este|ese)? (anfitri*|guia|host|dueno|encargad*) / (my|the|our) (hosts?|guides?) ${NUMBER} / ${NUMBER} (number)? (of|for) (my|the|our) (host|guide)`
const MINE =
  '(mi|mis|nuestra|my|our) ... (reserva*|reservacion*|tour|booking*|reservation*|trip) / mi (anfitri*|guia) / (my|our) (host|guide)'
const AFTER_ONE = `(tiene|tienen|hay|da|das|dan|dame|deme|cual es|pasame|paseme|pasas|necesito|quiero|y|me sale|aparece|veo|encuentro|hallo|is there|whats|do you have|got|find|see) (un|algun|el|su|la|a|the|his|her)? ${NUMBER} (number)? (de|del|para|to|for|por|x|$) / ^ (y)? (su|el|un|algun|his|her) ${NUMBER}$`
const OTHERS =
  'emergencia* / ustedes / torogoz / otr[oa]* / tod[oa]* / viajer* / client* / usuari* / equipo / soporte / support / team / cuenta / reserva de / codigo'
const MOST_WORDS = 16
/** 'mi anfitrión Chepe': a name, which may be nobody of theirs. */
const namesSomebody = (text: string) =>
  [...text.matchAll(/(?:anfitri\p{L}*|guia|host) (\p{L}{3,})/gu)].some(
    ([, word]) => !knownWords.has(word!) && !stopWords.has(word!),
  )

/** Who receives somebody, and how to write to them; null where anything else is asked or nothing of their own is meant. */
export function ownHostPlan(message: Message, context: ReadingContext): Plan | null {
  const { thread, own = [], hosting } = context
  const question = questionOf(message)
  const says = (phrases: string) => patternOf(phrases).test(question.text) || patternOf(phrases).test(message.typed)
  if (hosting || own.length === 0 || says(OTHERS)) return null
  if (says(OF_HOST) && says(MINE) && !namesSomebody(question.text) && own.some(({ live }) => live)) {
    const plan = ownBookingPlan(question, context, false)
    if (plan?.intent === 'several') return plan
    const meant = ownReference(question.text, context)
    return meant && meant !== 'missing' ? ownPlan('host', meant) : { ...ownPlan('host', null), which: 'next' }
  }
  const told = own.find(({ id }) => id === thread.booking)
  const isAsked = question.text.split(' ').length <= MOST_WORDS && says(AFTER_ONE)
  if (!isAsked || ownReference(question.text, context) !== null) return null
  if (told && (thread.bookingAspect !== null || thread.handedOver === 'complaint')) return ownPlan('host', told)
  // 'no me sale el teléfono de él' after something was left in somebody's car.
  return thread.handedOver === 'complaint' ? { intent: 'policies', topics: ['chat'] } : null
}
