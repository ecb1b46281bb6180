import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('icon names and the symbols of icons.svg are the same', () => {
  const symbols = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)
  expect([...symbols].map(([, id]) => id).sort()).toEqual([...ICON_NAMES].sort())
})
