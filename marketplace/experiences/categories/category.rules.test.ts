import { expect, test } from 'vitest'
import { isIconName } from '#ui/icons/icon-names.ts'
import { CATEGORY_ICONS, isFooterCategory } from './category.rules.ts'

test('the footer knows its four whatever their capitals, and no other', () => {
  for (const name of ['Aventura', 'GASTRONOMÍA', ' cultural ', 'naturaleza']) expect(isFooterCategory(name)).toBe(true)
  for (const name of ['Café', 'Aventuras', 'Gastronomia', '']) expect(isFooterCategory(name)).toBe(false)
})

test('every icon to choose from exists, once', () => {
  expect(CATEGORY_ICONS.filter((icon) => !isIconName(icon))).toEqual([])
  expect(new Set(CATEGORY_ICONS).size).toBe(CATEGORY_ICONS.length)
})
