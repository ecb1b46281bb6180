import { expect, test } from 'vitest'
import { roleObstacle } from './user.rules.ts'

const free = { traveling: 0, hosting: 0, offered: 0 }

test.each([
  [{ role: 'traveler', ...free }, null],
  [{ role: 'host', ...free }, null],
  [{ role: 'admin', ...free }, null],
  // What holds one role does not hold another.
  [{ role: 'traveler', ...free, hosting: 3 }, null],
  [{ role: 'host', ...free, traveling: 3 }, null],
  [{ role: 'admin', traveling: 1, hosting: 1, offered: 1 }, null],
  [{ role: 'traveler', ...free, traveling: 1 }, 'ROLE_NEEDS_NO_TRIPS'],
  [{ role: 'host', ...free, offered: 1 }, 'ROLE_NEEDS_NO_OFFERS'],
  [{ role: 'host', ...free, hosting: 1 }, 'ROLE_NEEDS_NO_GUESTS'],
  // First what would bring new bookings.
  [{ role: 'host', ...free, hosting: 1, offered: 1 }, 'ROLE_NEEDS_NO_OFFERS'],
] as const)('%j is held by %s', (ties, code) => expect(roleObstacle(ties)?.code ?? null).toBe(code))

test('the words say how many there are and what to do about them', () => {
  expect(roleObstacle({ role: 'traveler', ...free, traveling: 1 })?.text).toMatch(/1 reserva por vivir.*Cancela/)
  expect(roleObstacle({ role: 'host', ...free, offered: 2 })?.text).toMatch(/2 experiencias publicadas.*Archív/)
  expect(roleObstacle({ role: 'host', ...free, hosting: 4 })?.text).toMatch(/4 reservas por atender.*complete/)
})

test.each([
  [
    { role: 'traveler', ...free, traveling: 2 },
    'Tiene 2 reservas por vivir y solo los viajeros reservan. Cancela lo pendiente en Reservas o espera a que termine.',
  ],
  [
    { role: 'host', ...free, offered: 1 },
    'Tiene 1 experiencia publicada o en pausa. Archívala o pásala a borrador en Experiencias antes de quitarle el rol.',
  ],
  [
    { role: 'host', ...free, offered: 2 },
    'Tiene 2 experiencias publicadas o en pausa. Archívalas o pásalas a borrador en Experiencias antes de quitarle el rol.',
  ],
  [
    { role: 'host', ...free, hosting: 1 },
    'Tiene 1 reserva por atender. Cancela lo pendiente en Reservas o espera a que las complete.',
  ],
] as const)('%j is told whole', (ties, words) => expect(roleObstacle(ties)?.text).toBe(words))
