import { FOOTER_CATEGORIES } from './footer.rules.ts'

const key = (name: string) => name.trim().toLocaleLowerCase('es')

/** Whether the footer links to a category of this name, as the search compares names. */
export const isFooterCategory = (name: string): boolean => FOOTER_CATEGORIES.some((one) => key(one) === key(name))

/** The icons a category can have: of those that exist, the ones that picture an outing. */
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
