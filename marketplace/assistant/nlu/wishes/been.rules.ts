// Where somebody has been, which is no wish, and may be what they want another of.
import type { Plan } from '../plan.rules.ts'
import { readTopics } from '../slots.rules.ts'

/** Where somebody has been: no wish. */
export const BEEN =
  /^(?:(?:yo |nosotros )?ya (?:fui|fuimos|hice|hicimos|conozco|conocemos|estuve|estuvimos|vi|vimos)|(?:yo )?(?:(?:hace (?:\p{L}+|\d+)(?: (?:anos?|mes(?:es)?|semanas?|dias?))?|el ano pasado|la (?:vez|semana) pasada) )?(?:fui|fuimos|acab(?:o|amos) de ir)(?: ayer| antier)? (?:a|al|en)) /u
/** 'ya fui al volcán de Santa Ana, ¿qué otro?': another of the same kind. */
const ANOTHER =
  /(?:^| )(?:que|cual|algun|alguna|hay|algo|un|una|recomiendas|conoces)? ?otr[oa]s?(?! (?:cosa|dia|fecha|hora|vez|plan|lado|lugar|actividad|opcion))(?: |$)/u

/** The kind of thing where somebody has been and of which they want another; nothing when they name none or want none. */
export function anotherOf(clauses: readonly string[], rest: string): { words?: string[]; category?: string | null } {
  if (!ANOTHER.test(rest)) return {}
  const { words, category } = readTopics({ text: clauses.filter((text) => BEEN.test(text)).join(' ') })
  return { words, category }
}

/** 'ya fui a las ruinas' after a search leaves them out; where a place is named that alone is left out. */
export const onlyBeen = (
  clauses: readonly string[],
  places: readonly string[],
  searched: boolean,
): readonly string[] =>
  searched ? clauses.map((text) => (places.length > 0 ? '' : text.replace(BEEN, 'sin '))) : clauses

/** 'fui ayer a Ilobasco y el señor fue muy amable, ¿dónde le dejo una reseña?' asks for nothing of yesterday. */
export function withoutBeen(plans: readonly Plan[]): Plan[] {
  const asked = plans.filter((plan) => !(plan.intent === 'search' && plan.past))
  return asked.length > 0 && asked.every(({ intent }) => intent === 'policies' || intent === 'knowledge')
    ? asked
    : [...plans]
}
