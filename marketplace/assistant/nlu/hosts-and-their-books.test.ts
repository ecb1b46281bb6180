// What hosts ask of their books: what came in, what was cancelled, how it compares, and short questions that go on from there.
import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import type { HostQuestion } from './people/people-question.rules.ts'
import { EMPTY_THREAD, type Plan, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const ask = (message: string, thread: Partial<Thread> = {}, hosting = true) =>
  understand(message, { thread: { ...EMPTY_THREAD, ...thread }, now, places, named: [], hosting })
const rule = (topic: string): Plan => ({ intent: 'knowledge', topic })
const after = (
  aspect: HostQuestion['aspect'],
  from: string | null = null,
  to = from,
  more: Partial<HostQuestion> = {},
) => ({
  hosting: { aspect, from, to, ...more },
})

const week = { from: '2026-11-16', to: '2026-11-22' }
const ever = { from: null, to: null }
test.each([
  ['quien me canceló esta semana', 'cancelled', week],
  ['quiénes me han cancelado', 'cancelled', ever],
  ['cuántas cancelaciones tuve este mes', 'cancelled', { from: '2026-11-01', to: '2026-11-21' }],
  ['alguien canceló hoy?', 'cancelled', { from: '2026-11-21', to: '2026-11-21' }],
  ['who cancelled this week', 'cancelled', week],
  ['quien reservó ayer', 'made', { from: '2026-11-20', to: '2026-11-20' }],
  ['cuántas reservas me entraron esta semana', 'made', week],
  ['any new requests since yesterday', 'made', { from: '2026-11-20', to: '2026-11-21' }],
  ['me cayó alguna reserva nueva hoy?', 'made', { from: '2026-11-21', to: '2026-11-21' }],
  ['how many bookings did I get last week', 'made', { from: '2026-11-09', to: '2026-11-15' }],
  ['cuantas reservas he tenido desde que empecé con ustedes', 'totals', ever],
  ['a cuántos clientes he atendido en total', 'totals', ever],
  ['quién no vino ayer', 'absent', { from: '2026-11-20', to: '2026-11-20' }],
  ['y cuanto me a dejado cada una este año', 'experiences', { from: '2026-01-01', to: '2026-11-21' }],
  ['cual es el proximo dia q tengo gente', 'next', { from: '2026-11-21', to: '2027-01-20' }],
  ['cuantos cupos me quedan para el sabado 20', 'dates', { from: '2026-12-20', to: '2026-12-20' }],
  ['tengo gente hoy en la tarde? es que se fue la luz ayer', 'coming', { from: '2026-11-21', to: '2026-11-21' }],
])('%s of a host is told from rows: %s', (message, aspect, days) => {
  expect(ask(message)).toMatchObject({ intent: 'hosting', aspect, ...days })
})

test.each([
  ['me canceló un cliente, qué hago', 'guest-cancelled'],
  ['si me cancelan les puedo cobrar algo?', 'guest-cancelled'],
  ['and can the guest still cancel after I accept?', 'guest-cancelled'],
  ['¿Dónde miro las reservas que me han caído?', 'host-where-bookings'],
  ['¿Y me avisan cuando cae una nueva o tengo que estar entrando a ver?', 'host-notices'],
  ['los de la reserva del viernes vienen de donde?', 'guest-origin'],
  ['no puedo subir las fotos de mi experiencia, me da error. de q tamaño tienen q ser?', 'host-photos'],
  ['y les puedo escribir antes de decirles q no?', 'host-write-before-answer'],
  ['piden 6 y yo solo puedo con 4', 'host-accept-fewer'],
  ['rechacé una solicitud sin querer, la puedo recuperar?', 'host-undo-decline'],
  ['si un turista se me golpea en la caminata quien responde, ustedes tienen seguro o es cosa mia', 'host-accident'],
  ['donde descargo el estado de cuenta de mayo?', 'host-statements'],
  ['me robaron el telefono, como entro', 'new-device'],
  [
    'somos tres las que damos el taller, soy de una cooperativa, pueden entrar mis compañeras a ver las reservas?',
    'host-helper',
  ],
  [
    'Soy el de los paseos a caballo. Un cliente reservó para cinco y solo llegaron tres, me pagaron tres. ¿Cómo lo pongo en el sistema para que no me cobren comisión por los cinco?',
    'guest-brings-fewer',
  ],
])('%s of a host asks for %s', (message, topic) => {
  expect(ask(message)).toEqual(rule(topic))
})

test('the number of somebody who booked stands on the page of the date', () => {
  expect(ask('hola necesito el numero de la señora que reservo para mañana, para mandarle la ubicacion')).toMatchObject(
    {
      intent: 'hosting',
      aspect: 'details',
      from: '2026-11-22',
    },
  )
})

test('a business is told with its bookings, its money and its stars, and two months side by side', () => {
  const months = { from: '2026-11-01', to: '2026-11-21' }
  expect(ask('resumime como va mi negocio este mes porfa, reservas, pisto, reseñas, todo')).toEqual({
    intent: 'hosting',
    aspect: 'summary',
    ...months,
  })
  expect(ask('comparado con el mes pasado voy mejor o peor?')).toEqual({
    intent: 'hosting',
    aspect: 'compared',
    ...months,
    than: { from: '2026-10-01', to: '2026-10-31' },
  })
})

const sunday = '2026-11-22'
test.each([
  ['quién viene esta semana', 'week'],
  ['quiénes vienen este mes', 'month'],
])('%s keeps what the days were called', (message, period) => {
  expect(ask(message)).toMatchObject({ intent: 'hosting', aspect: 'coming', period })
})

test.each([
  ['y por que cancelaron, dijeron algo?', after('cancelled', week.from, week.to), { aspect: 'cancelled', ...week }],
  ['y cuantas fueron canceladas', after('totals'), { aspect: 'cancelled', ...ever }],
  ['y los q no llegaron?', after('totals'), { aspect: 'absent', ...ever }],
  ['y el mes pasado?', after('cancelled', week.from, week.to), { aspect: 'cancelled', from: '2026-10-01' }],
  ['y despues de ese?', after('next', sunday), { aspect: 'next', from: sunday, nth: 2 }],
  ['y después?', after('coming', sunday), { aspect: 'next', from: '2026-11-23' }],
  ['cuantos son y como se llaman', after('next', sunday), { aspect: 'coming', from: sunday, to: sunday }],
  ['y cuanto de eso es pa ustedes', after('collect', sunday), { aspect: 'share-ahead', from: sunday, to: sunday }],
  ['va gracias, y a que hora quedaron de llegar?', after('details', sunday), { aspect: 'coming', from: sunday }],
  // A Sunday is all that is left of its week, and the next week is meant.
  ['y la próxima?', after('coming', sunday, sunday, { period: 'week' }), { aspect: 'coming', from: '2026-11-23' }],
  ['¿y el próximo?', after('coming', '2026-11-28', '2026-11-30', { period: 'month' }), { from: '2026-12-01' }],
  ['y la próxima?', after('coming', sunday), { aspect: 'next' }],
  [
    'cuantos son en total los dos dias',
    after('coming', '2026-11-29', '2026-11-29', { earlier: { from: '2026-11-28', to: '2026-11-28' } }),
    { aspect: 'coming', from: '2026-11-28', to: '2026-11-29' },
  ],
])('%s goes on about what was told', (message, thread, plan) => {
  expect(ask(message, thread)).toMatchObject({ intent: 'hosting', ...plan })
})

test.each([
  ['y si solo puedo con 4?', { told: 'host-accept' }, 'host-accept-fewer'],
  ['y si solo me caben 4?', after('unanswered'), 'host-accept-fewer'],
  [
    'y la gente pierde o les puedo ofrecer otro dia? xq nadie me a pagado nada todavia',
    { told: 'host-rain' },
    'host-cancelled-guests',
  ],
  ['y como hago para abrir mas, consegui otro guia', after('dates', sunday), 'host-change-spots'],
])('%s after what was told asks for %s', (message, thread, topic) => {
  expect(ask(message, thread)).toEqual(rule(topic))
})

test.each([
  [
    'yo ofresco paseos a caballo y una señora me pregunta si puede venir su niña de 5, donde pongo la edad minima en mi anuncio?',
    'host-minimum-age',
  ],
  [
    'tengo mi tour de cascadas en la pagina, para mañana hay tormenta. como cancelo y les aviso a los que reservaron?',
    'host-rain',
  ],
])('a host in the account of a traveler is told the rule, and where it is done: %s', (message, topic) => {
  expect(ask(message, {}, false)).toEqual({ intent: 'several', plans: [rule(topic), rule('host-account-needed')] })
})
