import { HOUR_MS } from '#platform/units.ts'
import { ID, start } from './sample-booking.factory.ts'

/** An answer of the team, as its letters are given it. */
export const said = {
  number: 1024,
  text: 'Sí hay, y es gratis.\n\nEntra por la calle del mercado.',
  support: 'hola@torogoz.example',
  first: { text: 'Hola:\n\nVamos en carro & somos tres.\nGracias.', createdAt: start },
}

/** What was left waiting: one is late, more are there than are named. */
export const overnight = {
  rows: (['report', 'host-wish'] as const).map((kind, at) => ({
    ...{ id: ID, number: said.number + at, kind, name: 'Fátima Guevara', subject: '¿Hay parqueo?' },
    dueAt: new Date(start.getTime() + (at * 30 - 20) * HOUR_MS),
  })),
  total: 5,
  now: start,
}
