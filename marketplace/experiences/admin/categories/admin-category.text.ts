import type { CategoryIcon } from '#marketplace/experiences/categories/category.rules.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'

export const FOOTER_NOTE =
  'El pie de todas las páginas enlaza a esta categoría por su nombre: no se renombra ni se elimina. Su ícono sí puede cambiar.'

export const categoryRefusals = {
  CATEGORY_NOT_FOUND: { status: 404, text: 'La categoría ya no existe.' },
  CATEGORY_TAKEN: { status: 409, text: 'Ya hay una categoría con ese nombre.' },
  CATEGORY_IN_FOOTER: { status: 409, text: FOOTER_NOTE },
  CATEGORY_IN_USE: { status: 409, text: 'Tiene experiencias: elige a qué categoría pasan.' },
  CATEGORY_TARGET: { status: 409, text: 'Elige otra categoría que exista.' },
} as const satisfies RefusalTexts

/** Descriptions of the icons for people who can not see them. */
export const iconLabel: Record<CategoryIcon, string> = {
  mountain: 'Montaña',
  utensils: 'Cubiertos',
  landmark: 'Monumento',
  leaf: 'Hoja',
  waves: 'Olas',
  coffee: 'Café',
  palette: 'Paleta',
  moon: 'Luna',
  sun: 'Sol',
  heart: 'Corazón',
  people: 'Personas',
  home: 'Casa',
  car: 'Carro',
  map: 'Mapa',
  pin: 'Lugar',
  globe: 'Mundo',
  ticket: 'Boleto',
  star: 'Estrella',
  spark: 'Destello',
  image: 'Fotografía',
}
