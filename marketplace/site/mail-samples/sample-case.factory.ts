import { HOUR_MS } from '#platform/units.ts'
import { ID, start } from './sample-booking.factory.ts'

/** A sample answer of the team for the emails. */
export const sampleCase = {
  number: 1024,
  text: 'Sí hay, y es gratis.\n\nEntra por la calle del mercado.',
  support: 'hola@torogoz.example',
  path: `/profile/cases/${ID}`,
  first: { text: 'Hola:\n\nVamos en carro & somos tres.\nGracias.', createdAt: start },
}

/** Sample open cases: one is overdue, and there are more than are listed. */
export const overnight = {
  rows: (['report', 'host-wish'] as const).map((kind, at) => ({
    ...{ id: ID, number: sampleCase.number + at, kind, name: 'Fátima Guevara', subject: '¿Hay parqueo?' },
    dueAt: new Date(start.getTime() + (at * 30 - 20) * HOUR_MS),
  })),
  total: 5,
  now: start,
}
