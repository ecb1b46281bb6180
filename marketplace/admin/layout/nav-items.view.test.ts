import { expect, test } from 'vitest'
import { isHere, market, operation } from './nav-items.view.ts'

test.each([
  ['/admin', 'Panel'],
  ['/admin/', 'Panel'],
  ['/admin/dashboard', 'Panel'],
  ['/admin/users', 'Usuarios'],
  ['/admin/users/4f0c', 'Usuarios'],
  ['/admin/settings', 'Configuración'],
  ['/admin/audit', 'Bitácora'],
])('%s is marked as %s, and nothing else is', (path, label) =>
  expect([...market, ...operation].filter((place) => isHere(place, path)).map((place) => place.label)).toEqual([label]),
)
