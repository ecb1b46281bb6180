// Thanks before a question: 'va gracias, y a qué hora quedaron de llegar?' asks, and 'muchas gracias' alone does not.

const THANKS =
  '(?:(?:muchas|mil|muchisimas|bien) )?gracias(?: (?:a vos|a ti|a usted|a ustedes|por (?:todo|la info|la informacion|tu ayuda|la ayuda|el dato)))?|(?:thank you|thanks|thx)(?: (?:so much|a lot|very much|for (?:that|the info|your help)))?'
const LIGHT =
  '(?:va|vaya|ok|okay|okey|okis|dale|bueno|bien|listo|perfecto|excelente|genial|super|great|perfect|cool|nice|pues|entonces|jaja|ah|ay)'
const OPENS = new RegExp(`^(?:${LIGHT} )*(?:${THANKS})(?: (?:${LIGHT}))*(?= )`, 'u')
const CLOSES = new RegExp(`(?<= )(?:${LIGHT} )*(?:${THANKS})$`, 'u')
/** Fewer words ask nothing: 'gracias, sos un amor'. */
const FEWEST = 3
const QUESTION =
  /(?:^| )(?:que|quien(?:es)?|cual(?:es)?|cuando|cuant[oa]s?|como|donde|a que|por ?que|hay|tiene[ns]?|puedo|puede[ns]?|podemos|se puede|es|son|esta|what|who|when|where|how|which|why|is|are|do|does|can|could)(?: |$)/u

/** The message without thanks around a question; unchanged where nothing is asked beside them. */
export function withoutThanks(typed: string): string {
  const rest = typed.replace(OPENS, '').replace(CLOSES, '').trim()
  // 'gracias por avisar que no vienen' asks nothing.
  if (/^(?:por|for|que no) /u.test(rest)) return typed
  return rest !== typed && rest.split(' ').length >= FEWEST && QUESTION.test(rest) ? rest : typed
}
