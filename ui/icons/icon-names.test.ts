import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('every name has its drawing, and no drawing is without a name', () => {
  const symbols = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)
  expect([...symbols].map(([, id]) => id).sort()).toEqual([...ICON_NAMES].sort())
})
