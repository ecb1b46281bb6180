import { expect, test } from 'vitest'
import { hostLevel } from './host.rules.ts'
import { hostLevelLabel } from './host.text.ts'

test('the level of a host by whole years (HPUB-03)', () => {
  const labels = [null, 0, 1, 2, 4, 5, 30].map((years) => hostLevelLabel[hostLevel(years)])
  expect(labels).toEqual([
    'Nuevo anfitrión',
    'Nuevo anfitrión',
    'Nuevo anfitrión',
    'Anfitrión experimentado',
    'Anfitrión experimentado',
    'Anfitrión experto',
    'Anfitrión experto',
  ])
})
