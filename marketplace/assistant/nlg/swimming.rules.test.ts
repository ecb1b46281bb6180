import { expect, test } from 'vitest'
import { swimmingText } from './swimming.rules.ts'

test.each([
  ['Surf en familia en El Cuco', 'Se hace en el agua'],
  ['Tu primera ola en El Tunco', 'Se hace en el agua'],
  ['El lago Suchitlán en lancha', 'Lo que no sé'],
  ['Ataco a pie: murales y telares', 'Lo que no sé'],
  ['Bolas de fuego en Nejapa, cada 31 de agosto', 'Lo que no sé'],
])('whoever can not swim is told of %s: %s', (title, beginning) =>
  expect(swimmingText(['no-swimming'], title, 'es')).toMatch(new RegExp(`^${beginning}`, 'u')),
)

test('what else must be asked is said as well', () => {
  const text = swimmingText(['no-swimming', 'heights'], 'Kayak en Coatepeque', 'es')
  expect(text).toMatch(/agua.*miradores/u)
  expect(text).not.toMatch(/si en algún momento se entra/u)
})
