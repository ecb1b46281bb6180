// What hosts ask in a week, and rules that travelers ask about hosts and reviews, in the words in which they wrote it.
import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, type Named, type Plan, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

type Asked = { thread?: Partial<Thread>; hosting?: boolean; named?: Named[] }
const ask = (message: string, { thread = {}, hosting = false, named = [] }: Asked = {}) =>
  understand(message, { thread: { ...EMPTY_THREAD, ...thread }, now, places, named, hosting })
const rule = (topic: string): Plan => ({ intent: 'knowledge', topic })

test.each([
  ['necesito cerrar del 24 al 26 de diciembre', 'host-close-date'],
  ['cerrame el miercoles porfa', 'host-close-date'],
  ['bloqueame toda la semana santa', 'host-close-date'],
  ['quiero cerrar este domingo', 'host-close-date'],
  ['ciérrame el 31', 'host-close-date'],
  ['please close next friday', 'host-close-date'],
  ['qué necesito para publicar mi tour', 'host-to-publish'],
  ['no me deja publicar, qué le falta', 'host-to-publish'],
  ['what is missing to publish my tour', 'host-to-publish'],
  ['me equivoqué de precio, puse 150 y son 15', 'edit-experience'],
  ['puse mal el precio de mi tour', 'edit-experience'],
  ['puedo poner una foto del menu en mi pagina', 'host-photos'],
  ['la señora del grupo de 4 me dice que llegan solo 3, cuanto les cobro', 'guest-brings-fewer'],
  ['reservaron 5 y solo vinieron 2, les cobro los 5?', 'guest-brings-fewer'],
  ['they booked for 4 but only 3 came, how much do I charge', 'guest-brings-fewer'],
  ['no me ha llegado el correo de las reservas', 'host-notices'],
  ['cómo le mando la ubicación a los que vienen', 'host-whatsapp'],
  ['puedo pedirles que lleguen media hora antes', 'host-whatsapp'],
  ['puedo tener dos tours el mismo dia a la misma hora', 'host-two-at-once'],
  ['se me cruzan dos tours a la misma hora', 'host-two-at-once'],
  ['me sale que tengo una solicitud que ya venció, que pasó', 'host-answer-time'],
  ['mi primo me puede ayudar con el tour y entrar con mi cuenta?', 'host-helper'],
  ['me pueden subir en la lista de busqueda', 'host-more-bookings'],
  ['cuánto me queda a mi de una reserva de 50 dolares', 'comision'],
  ['quiero quitar una experiencia para siempre', 'host-pause'],
  ['me deben pagar antes o despues', 'when-paid'],
  ['cada cuanto me pagan ustedes', 'when-paid'],
  ['que pasa si no confirmo el pago', 'host-complete'],
  ['puedo ver la foto o el perfil de los clientes', 'host-guest-history'],
  ['como hago para que no me cancelen a ultima hora', 'guest-cancelled'],
  ['se puede poner precio en grupo y no por persona', 'host-group-price'],
  ['soy nuevo y nadie me ha reservado, es normal?', 'host-more-bookings'],
])('%s of a host asks for %s', (message, topic) => {
  const plan = ask(message, { hosting: true })
  expect(plan.intent === 'policies' ? rule(plan.topics[0]!) : plan).toEqual(rule(topic))
})

test.each([
  ['necesito el numero del señor que viene mañana', 'details'],
  ['can I see who booked for saturday', 'coming'],
  ['por qué me bajaron las estrellas', 'reviews'],
])('%s of a host is told as %s', (message, aspect) => {
  expect(ask(message, { hosting: true })).toMatchObject({ intent: 'hosting', aspect })
})

test.each([
  ['qué me dice el último', 'host-messages'],
  ['de quién es', 'host-messages'],
  ['léemelo', 'host-messages'],
  ['what does it say', 'host-messages'],
])('%s after messages is about messages', (message, topic) => {
  expect(ask(message, { hosting: true, thread: { hosting: { aspect: 'messages', from: null, to: null } } })).toEqual(
    rule(topic),
  )
})

test.each([
  ['qué me falta entonces', 'host-not-shown', 'host-to-publish'],
  ['y qué más le tengo que poner', 'host-not-shown', 'host-to-publish'],
  ['what else is missing', 'host-not-shown', 'host-to-publish'],
])('%s after %s asks for %s', (message, told, topic) => {
  expect(ask(message, { hosting: true, thread: { told } })).toEqual(rule(topic))
})

test.each([
  'mañana va a llover fuerte y no puedo sacar la lancha, como les cancelo sin que me afecte a mi',
  'viene una tormenta el sábado y no se puede subir al cerro, cómo cancelo sin que me bajen la nota',
])('of a story of rain the way to cancel and its consequence are told: %s', (message) => {
  expect(ask(message, { hosting: true })).toEqual({
    intent: 'several',
    plans: [rule('host-rain'), rule('host-cancelling-and-rating')],
  })
})

test.each([
  ['ayer llovió a cántaros y el camino está malo, cómo les aviso a los de mañana', 'host-whatsapp'],
  ['dicen que va a llover el sábado, puedo pasar la fecha al domingo?', 'host-guest-change'],
])('of a story of a host the last question decides: %s', (message, topic) => {
  expect(ask(message, { hosting: true })).toEqual(rule(topic))
})

const thisWeekend = { from: '2026-11-21', to: '2026-11-22' }
test.each([
  ['cuántas reservas tengo para el fin de semana y cuáles todavía no he confirmado', thisWeekend],
  ['quién viene mañana y qué solicitudes no he contestado', { from: '2026-11-22', to: '2026-11-22' }],
  ['cuánta gente tengo hoy y qué tengo pendiente de responder', { from: '2026-11-21', to: '2026-11-21' }],
])('%s: who comes, and what waits', (message, days) => {
  expect(ask(message, { hosting: true })).toEqual({ intent: 'hosting', aspect: 'overview', ...days })
})

const october = { from: '2026-10-01', to: '2026-10-31' }
test.each([
  'de eso cuánto es para ustedes',
  'y de comisión cuánto es',
  'cuánto se queda torogoz',
  'how much of that is yours',
])('%s after the money of a month is the commission of that month', (message) => {
  expect(ask(message, { hosting: true, thread: { hosting: { aspect: 'earnings', ...october } } })).toEqual({
    intent: 'hosting',
    aspect: 'share',
    ...october,
  })
})

test.each([
  ['y los anfitriones quien los revisa', 'verified-hosts', 'who-checks-hosts'],
  ['ustedes conocen a los guías?', 'verified-hosts', 'who-checks-hosts'],
  ['and who checks the hosts', 'verified-hosts', 'who-checks-hosts'],
  ['quién aprueba a los anfitriones', null, 'who-checks-hosts'],
  ['por que no hay reseñas malas, las borran o que', null, 'bad-reviews'],
  ['ustedes quitan las reseñas negativas?', null, 'bad-reviews'],
  ['do you delete bad reviews', null, 'bad-reviews'],
  ['me dice que no es valido y me lo acaban de dar ayer', 'coupons', 'coupons'],
  ['y si no vemos ninguna devuelven el pisto?', null, 'no-sightings'],
  ['qué pasa si no salen ballenas', null, 'no-sightings'],
  ['what if we see no turtles, do we get a refund', null, 'no-sightings'],
])('%s of a traveler after %s asks for %s', (message, told, topic) => {
  expect(ask(message, { thread: { told } })).toEqual(rule(topic))
})

const surf: Named = { id: 'surf', title: 'Surf en familia en El Cuco', city: 'Chirilagua', category: 'Playa y surf' }
test.each([
  'cuanto hay que pagar por los niños en lo de surf en el cuco, pagan igual que adulto?',
  'los niños pagan lo mismo en lo de surf del cuco?',
])('%s asks for the price of children there', (message) => {
  const plan = ask(message, { named: [surf] })
  const [first] = plan.intent === 'several' ? plan.plans : [plan]
  expect(first).toMatchObject({ intent: 'facts', aspect: 'children', target: { id: 'surf' } })
})
