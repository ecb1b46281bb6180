// What waits for a host's answer, in words: requests, messages and questions.
import type { HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostDayOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, peopleText, startText } from '../wording.rules.ts'

const requestText = (
  { title, start, name, guests, answerBy }: HostDayOutput['requests'][number],
  language: Language,
): string =>
  language === 'es'
    ? `${name}, ${peopleText(guests)} para «${title}», ${startText(start)}; responde antes del ${startText(answerBy)}`
    : `${name}, ${peopleText(guests, 'en')} for «${title}», ${startText(start, 'en')}; answer before ${startText(answerBy, 'en')}`

function questionsText(questions: number, language: Language): string {
  if (questions === 0) return ''
  return language === 'es'
    ? ` En «Preguntas» ${questions === 1 ? 'espera 1 pregunta' : `esperan ${questions} preguntas`} de quienes aún no reservan.`
    : ` Under «Preguntas» ${questions === 1 ? '1 question waits' : `${questions} questions wait`} of people who have not booked.`
}

/** Requests, and how many chats and questions wait beside them. */
export function unansweredText(
  { requests, requestCount, unread, questions }: HostDayOutput,
  language: Language,
): string {
  const es = language === 'es'
  const asked = questionsText(questions, language)
  const chats =
    unread === 0
      ? ''
      : es
        ? ` Tienes ${counted(unread, 'chat con mensajes sin leer', 'chats con mensajes sin leer')}.`
        : ` You have ${counted(unread, 'chat with unread messages', 'chats with unread messages')}.`
  const list = requests.map((request) => requestText(request, language)).join('. ')
  if (requestCount === 0)
    return (
      (es ? 'No tienes solicitudes sin responder.' : 'No request waits for your answer.') +
      (chats + asked ||
        (es ? ' Tampoco hay preguntas ni mensajes sin leer.' : ' There are no questions or unread messages, either.'))
    )
  return es
    ? `Tienes ${counted(requestCount, 'solicitud sin responder', 'solicitudes sin responder')}: ${list}.${chats}${asked}`
    : `${counted(requestCount, 'request waits', 'requests wait')} for your answer: ${list}.${chats}${asked}`
}

/** Messages and questions, where they are read, and how many requests wait besides. */
export function messagesAnswer({ unread, questions, requestCount }: HostDayOutput, language: Language): string {
  const es = language === 'es'
  const chats = es
    ? unread === 0
      ? 'No tienes mensajes sin leer.'
      : `Tienes ${counted(unread, 'chat con mensajes sin leer', 'chats con mensajes sin leer')}: los lees en «Conversaciones».`
    : unread === 0
      ? 'You have no unread messages.'
      : `You have ${counted(unread, 'chat with unread messages', 'chats with unread messages')}: read them under «Conversaciones».`
  const requests =
    requestCount === 0
      ? ''
      : es
        ? ` Aparte, ${counted(requestCount, 'solicitud espera', 'solicitudes esperan')} tu respuesta.`
        : ` Besides, ${counted(requestCount, 'request waits', 'requests wait')} for your answer.`
  return `${chats}${questionsText(questions, language)}${requests}`
}

/** The requests that an order is about: those of the people named, the one counted, or all. */
function requestsMeant({ guests, nth }: HostQuestion, requests: HostDayOutput['requests']): HostDayOutput['requests'] {
  const named = requests.filter(({ name }) => guests?.includes(name))
  if (named.length > 0) return named
  const counted = nth === undefined ? undefined : requests.at(nth < 0 ? nth : nth - 1)
  return counted ? [counted] : requests
}

/** What is said to 'acéptame la primera': that only the host can, where, and which request it is. */
export function answerItYourself(question: HostQuestion, output: HostDayOutput, language: Language): string {
  const es = language === 'es'
  const meant = requestsMeant(question, output.requests)
  if (meant.length === 0)
    return es
      ? 'No tienes solicitudes sin responder. Aceptarlas o rechazarlas te toca a ti, en «Reservas»: yo no puedo hacerlo.'
      : 'No request waits for your answer. Only you can accept or decline them, under «Reservas»; I can not.'
  const list = meant.map((request) => requestText(request, language)).join('. ')
  const one = meant.length === 1
  return es
    ? `Yo no puedo aceptar ni rechazar por ti: lo haces en «Reservas», con los botones de ${one ? 'esa solicitud' : 'cada solicitud'}. ${one ? 'Es la de' : 'Esperan'} ${list}. Al rechazar puedes escribirle el motivo.`
    : `I can not accept or decline for you: you do it under «Reservas», with the buttons of ${one ? 'that request' : 'each request'}. ${one ? 'It is that of' : 'These wait:'} ${list}. When you decline you may write the reason.`
}
