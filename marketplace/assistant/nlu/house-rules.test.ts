// How Torogoz works, asked with a story around the question: the question is answered, whatever the story sounds like.
import { beforeAll, expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, type Plan } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const ask = (message: string) =>
  understand(message, { thread: EMPTY_THREAD, now, places, named: [], hosting: false, own: [] })
// The first message trains the model, which takes a while on a busy machine.
beforeAll(() => void ask('hola, qué hay'), 300_000)

/** The general answers of a plan, and the kind of whatever else it does. */
const told = (plan: Plan): string[] =>
  plan.intent === 'several'
    ? plan.plans.flatMap(told)
    : plan.intent === 'knowledge'
      ? [plan.topic]
      : plan.intent === 'policies'
        ? plan.topics
        : [plan.intent]

test.each<[string, string[]]>([
  ['tengo un código de descuento, ¿dónde lo pongo?', ['coupons']],
  ['no me agarra el cupón, dice que no es válido', ['coupons']],
  ['mi amiga dice que hay un cupón para la primera reserva', ['coupons']],
  ['where do I type the discount code?', ['coupons']],
  [
    'Quisiera regalarle a mi hermana un taller de añil, ¿se puede comprar a nombre de otra persona?',
    ['gift', 'search'],
  ],
  ['se me perdió el teléfono y ando cel nuevo, ¿cómo entro a mi cuenta para ver mis reservas?', ['new-device']],
  ['perdí el cel y compré otro, cómo abro mi cuenta', ['new-device']],
  ['I lost my phone, how do I log in on the new one to see my bookings?', ['new-device']],
  ['se me quedó el teléfono en la lancha', ['complaint']],
  ['Fui ayer a Ilobasco y el señor fue muy amable, ¿dónde le dejo una reseña?', ['resenas']],
  ['quiero dejarle 5 estrellas a la señora del taller, ¿por dónde?', ['resenas']],
  ['can I book for tomorrow morning or is it too late?', ['same-day', 'search']],
  ['¿ya es tarde para reservar para mañana?', ['same-day', 'search']],
  ['puedo dejar una reseña anónima', ['anonymous-review']],
  ['¿puedo opinar sin que salga mi nombre?', ['anonymous-review']],
  ['me devuelven el dinero si no me gustó', ['guarantee']],
  ['y si no me gusta me regresan el dinero', ['guarantee']],
  ['grupo de 25, precio especial y factura', ['discount', 'invoice']],
  ['hacen descuento y factura?', ['discount', 'invoice']],
  ['si vamos 5 y al final solo llegan 4, ¿cuánto pago?', ['fewer-come']],
  ['puse una reseña con mala ortografía, ¿la puedo corregir?', ['edit-own-review']],
  ['si reservo ahorita ¿me confirman luego luego?', ['despues-de-reservar']],
  ['me piden que ponga teléfono, ¿eso para qué es?', ['who-sees-my-data']],
  ['¿en qué meses llueve más?', ['weather']],
  ['mi hermana me pasó el link pero no tengo cuenta, ¿tengo que hacer una?', ['necesito-cuenta']],
  ['¿y si el guía habla bien rápido y no le entiendo?', ['speak-spanish']],
  ['me siento bien sola hoy', ['small-talk']],
])('%s', (message, topics) => expect(told(ask(message))).toEqual(topics))
