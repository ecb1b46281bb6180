// Words that leave open what is wished for, and those that tell that nothing is wrong.
import type { TopicScore } from '../meaning/classifier.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan } from '../plan.rules.ts'

/** Asks for a proposal, whatever else was said. */
const IDEAS =
  /(?:^| )(?:ideas?|recom(?:ien|en)d\p{L}+|aconsej\p{L}+|suger\p{L}+|sugier\p{L}+|propon\p{L}+|que hago|que hacemos|suggest\p{L}*|recommend\p{L}*)(?: |$)/u
/** Asks for something without saying what it is. */
export const SOMETHING =
  /(?:^| )(?:(?:algo|experiencias?|actividad(?:es)?|tours?) para|algo (?:para|pa|pal|con|que|q|bueno|chivo|distinto|diferente)|(?:un )?plan(?:es)? (?:para|pa|con)|opciones|something (?:for|to do|with))(?: |$)/u
/** 'qué hay pa hacer solo, soy un man de 28': anything good, whatever else stands there. */
const ANYTHING =
  /(?:^| )(?:que|q|k) (?:hay|puedo|podemos|se puede|pueden) (?:\p{L}+ ){0,2}(?:hacer|conocer|visitar)(?: |$)|(?:^| )(?:experiencias?|actividad(?:es)?|algo|plan(?:es)?) para (?:hacer|ir|salir)(?: |$)/u
/** Whether any good proposal is an answer. */
export const asksForIdeas = (typed: string): boolean => IDEAS.test(typed) || ANYTHING.test(typed)

const WISHES = /^(?:y |pero )?(?:quiero|queremos|quisiera|busco|buscamos|me gustaria|i want|we want)(?: |$)/u
const BARE_WISH =
  /^(?:hola |buenas |y )*(?:quiero|queremos|quisiera|busco|me gustaria|necesito|i want|we want|id like) (?:(?:hacer|reservar|tomar|ver|book|do|take) )?(?:un|una|algun|alguna|otro|otra|a|some) (?:tour|paseo|experiencia|salida|actividad|excursion|viaje|trip|experience)(?: |$)/u
/** Whether a topic is what a wish sounds like by mistake: 'quiero ver lagartos' asks nothing of any experience, and 'quiero un tour' complains of none. */
export const isNoWish = (topic: string | null, typed: string): boolean =>
  (topic === 'is:unpublished' && WISHES.test(typed)) || (topic === 'is:complaint' && BARE_WISH.test(typed))

/** Something besides what was told. */
export const OTHER_THING =
  /(?:^| )(?:que (?:otra cosa|otras cosas|mas)|otra cosa|otro plan|otras opciones|anything else|something else)(?: |$)/u

/** 'y la de la noche da miedo?': one of those that were shown. */
export const POINTS = /^(?:y |pero )?(?:el|la|lo) (?:de|del) /u

/** A celebration, or a choice that somebody wants help with, with the words around it. */
const CELEBRATION =
  /(?:^| )(?:(?:we|are|were|our|my|is|its|it|for|on|in|the|help|us|me|to|celebrat\p{L}*|celebr\p{L}+|estamos|vamos|a|es|el|de|del|en|por|para|nuestr[oa]|mi|ayud\p{L}+) )*(?:anniversary|birthday|bday|honeymoon|celebrat\p{L}+|choose|decide|pick|aniversario|cumple\p{L}*|luna de miel|celebr\p{L}+|escoger|elegir|decidir\p{L}*)(?= |$)/gu
/**
 * What a message may mean, without the danger that only a celebration in it sounds like: 'we are on our honeymoon', 'help us choose'. What else
 * it says is heard as ever: 'es el cumple de mi hija y no aparece'.
 * @param read what a message means
 */
export function meaningsBesideCelebration(
  typed: string,
  read: (typed: string) => readonly TopicScore[],
): readonly TopicScore[] {
  const meanings = read(typed)
  const rest = typed.replace(CELEBRATION, ' ').trim()
  if (rest === typed || !meanings.some(({ topic }) => topic === 'is:emergency')) return meanings
  const left = (rest.match(/\p{L}{3,}/gu) ?? []).length > 1 ? read(rest) : []
  const danger = left.find(({ topic }) => topic === 'is:emergency')?.score ?? 0
  return meanings.map((one) => (one.topic === 'is:emergency' ? { ...one, score: danger } : one))
}

/** Whether a plan is what was looked for or listed before, on other days or at other hours. */
export const isTimed = (plan: Plan): boolean =>
  plan.intent === 'search'
    ? plan.turn === 'changed' &&
      [plan.wish.from, plan.wish.notBefore, plan.wish.notAfter, plan.wish.minHours, plan.wish.maxHours].some(
        (limit) => limit !== null,
      )
    : plan.intent === 'bookings' && plan.from !== null

/** 'algo para descansar', 'vengo de vacaciones', 'qué se puede hacer': a traveler's wish, whatever its words are to a host. */
export const looksForSomething = (text: string): boolean =>
  containsPhrase(
    text,
    '(?:algo|lugar|sitio|rincon|parte)(?: \\p{L}+)? (?:para|de|que|donde)|busc(?:o|amos|ando)|que (?:se puede|podemos|puedo|hay|hacemos) (?:para )?(?:hacer|conocer|ver)|(?:llegamos|llego|venimos|vengo|vamos|voy) .*de vacaciones',
  )
