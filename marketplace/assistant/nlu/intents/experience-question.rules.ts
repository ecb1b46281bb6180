// What may be asked about one experience that was named: whether it suits somebody, what it has, how it was rated.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { excludes, isNothing, isTopical } from '../follow-up.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, Named, Plan, SearchCriteria, Target, Thread } from '../plan.rules.ts'
import { OF_SEARCHES } from '../search-criteria.rules.ts'

/** 'cuál me recomiendas, la cata o el barista': each is told. */
export const COMPARES = 'cual|mejor|recomiend\\p{L}+|conviene|que tal (?:es|esta)'

/** A question about one experience and nothing else. */
export const factsOf = (target: Target, aspect: Aspect): Extract<Plan, { intent: 'facts' }> => ({
  intent: 'facts',
  target,
  aspect,
  also: null,
  from: null,
  to: null,
  guests: 1,
  past: false,
  needs: [],
  ages: [],
  amenities: [],
})

export const RATED =
  '(?:buenas? |malas? |las |que )?(?:resenas?|opiniones|comentarios|estrellas|calificacion(?:es)?|criticas|reviews?)|que tal (?:es|esta|estuvo)|vale la pena|que dicen|que opinan'
export const HAS = '(?:tiene|tienen|hay|cuenta|cuentan|trae|ofrece|ofrecen|dan|da|sirven|venden)'
/** Asks which languages are spoken. */
export const SPEAKS = '(?:habla|hablan|hablen|es en|lo dan en|la dan en|dan en|y en)'
/** Children and pets have aspects of their own. */
export const isAsked = (amenity: string) => amenity !== 'Apto para niños' && amenity !== 'Se admiten mascotas'

/** Whether a question about one experience is whether it suits somebody, or has something. */
export function suits(text: string, criteria: SearchCriteria): Aspect | null {
  if (criteria.amenities.some(isAsked) && containsPhrase(text, HAS)) return 'has'
  const isQuestion = containsPhrase(
    text,
    'pued\\p{L}+|podemos|podr\\p{L}+|sirve|apt[oa]|conviene|recomiend\\p{L}+|aguant\\p{L}+|llev\\p{L}+|dejan|aceptan|admiten|permiten|pesad[oa]|dificil|duro|cansad[oa]|hay problema|se anim\\p{L}+',
  )
  if (!isQuestion) return null
  if (criteria.needs.length > 0 || containsPhrase(text, 'pesad[oa]|dificil|duro|dura|cansad[oa]')) return 'safety'
  return criteria.ages.length > 0 || criteria.amenities.includes('Apto para niños') ? 'children' : null
}

/** 'y eso lo dan en inglés?' of several that were shown: the same search with one more condition. */
export const narrows = (text: string, criteria: SearchCriteria, { wish: before, focus, shown }: Thread) =>
  // 'de esas, ¿cuáles duran un día?'
  (before !== null &&
    shown.length > 1 &&
    !isNothing(criteria) &&
    !isTopical(criteria) &&
    containsPhrase(text, '^(?:y |pero )?(?:cual(?:es)? )?(?:de|entre) (?:es[oa]s?|est[oa]s|ell[oa]s|ahi|tod[oa]s)')) ||
  (before !== null &&
    focus === null &&
    shown.length > 1 &&
    !isTopical(criteria) &&
    criteria.languages.length + criteria.included.length + criteria.amenities.length > 0 &&
    containsPhrase(
      text,
      'es[oa]s?|est[oa]s|cual(?:es)?|algun[oa]s?|algo|tod[oa]s|(?:con|que (?:incluy|teng|trai|acept|dej|hay))\\p{L}*',
    ))

/** Whether a question is about one experience: the one under discussion, or one named by its words. */
export function singled(
  aspect: Aspect,
  wish: SearchCriteria,
  topical: boolean,
  { focus, shown }: Thread,
): Target | null {
  const current = focus ?? (shown.length === 1 ? shown[0]!.id : null)
  const bare = !topical && !wish.place && wish.minPrice === null && wish.maxPrice === null && wish.maybe.length === 0
  const words = [...wish.words, ...wish.maybe, ...(wish.category ? [wish.category] : [])]
  // 'qué se hace en El Tunco si no surfeo' asks for other experiences there.
  if (excludes(wish.without)) return null
  if (OF_SEARCHES[aspect] || aspect === 'access') return current && !topical && !wish.place ? { id: current } : null
  if (aspect === 'safety')
    return bare
      ? current
        ? { id: current }
        : null
      : topical && wish.words.length > 0
        ? { words, place: wish.place }
        : null
  // 'hay cupo el sábado' after several results is a search with a day.
  if (aspect === 'dates') return bare && current ? { id: current } : null
  if (bare) return current ? { id: current } : shown[0] ? { id: shown[0].id } : null
  if (aspect === 'book' && !topical && !wish.place && wish.maybe.length === 0) return null
  if (aspect === 'all' && !topical && wish.maybe.length === 0) return null
  if (aspect === 'price' && wish.category !== null && wish.words.length === 0 && !wish.place) return null
  return words.length > 0 || wish.place ? { words, place: wish.place } : null
}

/** 'el de los murales' after what there is in Ataco is the one of there, if there is one. */
export function inTalkedPlace(target: Target | null, { wish }: Thread, named: readonly Named[] = []): Target | null {
  if (!target || 'id' in target || target.place !== null || !wish?.place) return target
  const there = named.some(
    ({ title, city }) =>
      city === wish.place && target.words.some((word) => foldText(title).includes(foldText(word).slice(0, 5))),
  )
  return there ? { ...target, place: wish.place } : target
}
