import { FOOTER_CATEGORIES } from './footer.rules.ts'

const key = (name: string) => name.trim().toLocaleLowerCase('es')

/** Whether the footer links to a category of this name, compared as the search does. */
export const isFooterCategory = (name: string): boolean =>
  FOOTER_CATEGORIES.some((category) => key(category) === key(name))

/** Icons offered for categories: those of the kit that picture an outing. */
export const CATEGORY_ICONS = [
  'mountain',
  'utensils',
  'landmark',
  'leaf',
  'waves',
  'coffee',
  'palette',
  'moon',
  'sun',
  'heart',
  'people',
  'home',
  'car',
  'map',
  'pin',
  'globe',
  'ticket',
  'star',
  'spark',
  'image',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]
