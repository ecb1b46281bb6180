// Whoever tells of an accident gets the numbers, whatever else is heard; what is long over is a condition at most.
import { beforeAll, expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const ask = (message: string, thread: Thread = EMPTY_THREAD) =>
  understand(message, { thread, now, places, named: [], hosting: false, own: [] })

// The first message trains the model, which takes a while on a busy machine.
beforeAll(() => void ask('hola, qué hay'), 300_000)

const card = (id: string, title: string) => ({
  id,
  title,
  category: 'Aventura',
  price: 20,
  city: 'Tamanique',
  hours: 3,
  rating: null,
})
/** After a list was shown. */
const listed: Thread = {
  ...EMPTY_THREAD,
  wish: { ...NO_CRITERIA, category: 'Aventura' },
  shown: [card('1', 'Subida al volcán'), card('2', 'Paseo a caballo')],
}
const onOne: Thread = { ...listed, shown: [card('1', 'Subida al volcán')], focus: '1' }

const accidents = [
  'mi primo se golpeo la rodilla en el tour y no puede caminar, a quien llamo',
  'mi novia se doblo el tobillo bajando del cerro, que hacemos',
  'a mi papa le cayo una piedra en la cabeza y le sale sangre',
  'se corto el dedo mi hijo con el machete en el taller y no le para',
  'mi hermana se desmayo en el cafetal, donde la llevo',
  'me queme la mano con el comal, que me echo',
  'a mi tia la pateo el caballo y le duele bastante la costilla',
  'el nino se pego en la frente con la piedra y anda mareado que hago',
  'mi amiga se torcio el pie y esta hinchado necesito ayuda',
  'se callo mi mama de las gradas y se golpio la cadera',
  'a mi sobrina la pico una avispa y se le esta hinchando el ojo',
  'nos volteamos en la cuatrimoto y mi esposo se raspo todo el brazo a quien le aviso',
  'me di un golpe en la cabeza con la tabla de surf y veo borroso',
  'mi cunado se zafo el hombro en la lancha que hago',
  'mi abuelito se nos cayo en el sendero y no se puede parar',
  'una raya me pico en el pie en la playa, arde un monton',
  'mi bebe se golpeo la cabeza y no deja de llorar, a donde voy',
  'le mordio un perro a mi nina en el tour, llamo a alguien?',
  'mi esposo trago mucha agua en el surf y esta tosiendo feo',
  'se lastimo el guia y estamos solos en el volcan',
  'a mi prima le dio un calambre en el mar y casi se ahoga, sigue mal',
  'me caí de la bici y creo que me quebré la muñeca',
  'se le metio un anzuelo en el dedo a mi hijo',
  'mi papá se insoló y está vomitando',
  'mi suegra pisó un erizo y no aguanta el pie',
  'my cousin hit his knee on the tour and cannot walk, who do i call',
  'my daughter twisted her ankle on the trail what should we do',
  'a bee stung my wife and her arm is swollen',
  'my dad slipped on the rocks and hit his head',
  'he burned his hand with the hot oil, what do i do',
  'my friend got kicked by a horse and her ribs hurt',
  'we had a fall with the atv and my leg is bleeding',
  'tuvimos un accidente con la moto yendo al tour, ya no llegamos',
  'i think my son broke his finger on the zip line',
  'se golpearon dos del grupo y no hay senal bien, a quien llamo',
]
const isDanger = { intent: 'emergency' }
test.each(accidents)('%s', (message) => {
  expect(ask(message)).toMatchObject(isDanger)
  expect(ask(message, listed)).toMatchObject(isDanger)
  expect(ask(message, onOne)).toMatchObject(isDanger)
})

test.each([
  "There's a guy on the tour who's been drinking and is scaring us, who do we call?",
  'el chofer viene borracho',
  'hay un señor del grupo tomado molestando a las muchachas',
  'a man keeps touching my daughter, help',
])('whoever frightens others is a danger: %s', (message) => expect(ask(message)).toMatchObject(isDanger))

test.each([
  'hay un señor que vende minutas en el grupo?',
  'are the heights scary for people who get dizzy',
  'the heights thing is scaring me a bit, is it safe for kids?',
  'the price is scaring me, anything cheaper?',
  'alguien del grupo puede llevar cerveza?',
  'do the guys of the surf school help the kids',
])('whoever frightens nobody is none: %s', (message) => expect(ask(message).intent).not.toBe('emergency'))

test('an accident some days ago that is getting worse is one', () => {
  expect(ask('hace dos días me picó algo y se me está hinchando la mano')).toMatchObject(isDanger)
})

const lookAlikes = [
  'me golpee la rodilla el ano pasado, puedo subir el volcan?',
  'usa protesis en la pierna, puede ir',
  'tuvo un accidente hace anos y camina lento',
  'me torci el tobillo hace dos semanas y todavia me molesta, que tour me conviene',
  'mi mama se cayo hace un mes y anda con baston, que hay para ella',
  'me quebre el brazo el mes pasado, puedo hacer kayak',
  'hace tiempo se corto un dedo cocinando, ahora le da miedo el taller',
  'y si me golpeo en el tour quien paga',
  'que pasa si mi hijo se cae del caballo',
  'me pico la curiosidad, que tours hay de cacao',
  'se me cayo la reserva, que hago',
  'mi esposo se operó la rodilla en enero, aguanta la caminata',
  'de chiquita me mordio un perro y me dan miedo, hay perros en la finca',
  'nos pegamos un susto con el precio, hay algo mas barato',
  'i broke my leg two years ago, can i do the hike',
  'my mom had a knee accident last year, is the walk easy',
  'se me quemo el cel, como veo mi reserva',
  'me cayo bien el guia, le puedo dejar propina',
  'mi hija se lastimo jugando la semana pasada y ya esta bien, puede hacer canopy',
]
test.each(lookAlikes)('%s is no emergency', (message) => {
  const plan = ask(message)
  expect(plan.intent === 'several' ? plan.plans.map(({ intent }) => intent) : [plan.intent]).not.toContain('emergency')
})

test.each([
  'me golpeé la rodilla el año pasado, ¿puedo subir el volcán?',
  'me torcí el tobillo hace dos semanas y todavía me molesta, ¿qué tour me conviene?',
  'me quebré el brazo el mes pasado, ¿puedo hacer kayak?',
])('%s keeps the condition', (message) => {
  const plan = ask(message)
  expect(plan.intent === 'search' && plan.wish.needs.length).toBeGreaterThan(0)
})

test.each([
  'qué pasa si mi hijo se cae del caballo',
  'y si me golpeo en el tour quién paga',
  'si se lastima alguien del grupo quién responde',
])('%s asks who pays', (message) => expect(ask(message)).toEqual({ intent: 'knowledge', topic: 'insurance' }))

test.each([
  'estoy embarazada y estoy sangrando',
  'im pregnant and bleeding',
  'embarazada de 6 meses con contracciones aqui en el tour',
  'se volcó el pickup en el que íbamos',
  'nos volcamos en el microbus',
  'mi esposo salio disparado de la cuatrimoto',
  'no logro volver a la orilla',
  'me esta arrastrando la corriente',
  'el rio crecio y quedamos del otro lado',
  'ya se hizo de noche y no sabemos bajar del volcan',
  'mi hermano se perdio en el cerro hace horas',
  'no aparece mi hijo',
  'my son is missing',
  'a man is touching my daughter',
  'lo pico una abeja y es alergico',
  'el bebe esta deshidratado y no reacciona',
  'se me rompio la fuente',
  'no le siento el pulso',
  'auxilio por favor',
  'SOS',
  'quiero desaparecer de este mundo',
  'no le veo sentido a la vida',
  'nadie me extrañaria si me muero',
  'el guia me esta manoseando',
  'tiene una pistola',
  'nos tienen encerrados',
  'la lancha se esta hundiendo',
  'se nos apago la lancha mar adentro',
  'hay fuego en el rancho',
  'we are lost and its getting dark',
  'mi hija trago un monton de agua y no despierta',
  'mi amiga no contesta desde anoche y andaba con el guia',
  'snake bite help',
  'el chofer viene tomado y va bien rapido',
  'nos dejaron tirados en la isla y ya es de noche',
  'se dio vuelta la lancha y falta un muchacho, no lo vemos',
  'nos perdimos bajando del volcan, ya esta oscuro y el guia no esta',
  'nos acaban de asaltar en el sendero, nos quitaron los celulares, escribo del de otra persona',
  'nos robaron y no hay policia cerca',
  'voy tarde al tour que reserve, se nos vino el cerro encima y hay gente soterrada',
  'reserve lo de hoy y el guia nos tiene encerrados y no nos suelta',
  'en lo que reservé para hoy el río creció y quedamos del otro lado',
  'la lancha del tour que reserve se quedo sin motor mar adentro y ya es de noche',
  'el bus del tour que reservamos se volcó',
  'on the tour we booked my husband fainted and does not wake up',
  'no llegamos a la reserva porque mi hijo no vuelve del mar, la corriente se lo llevo',
])('danger in other words gets the numbers: %s', (message) =>
  expect(JSON.stringify(ask(message))).toContain('"emergency"'),
)

test.each([
  'estoy perdido, no entiendo esta pagina',
  'me estoy muriendo de calor',
  'esta temblando mi internet jaja',
  'hay hospital cerca de suchitoto?',
  'mi esposo se muere por ver tortugas',
  'y va guia o policia con uno?',
  'somos un grupo de bomberos y queremos ir a la playa',
  'help me pick one of the night tours',
  'y cuanto dura? él despues de dos horas ya se quiere ir',
  'esto es estafa vea? a mi hermana le robaron 80 dolares con una pagina de viajes',
  'is it safe at night? my husband keeps saying we will get robbed',
  'quiero desaparecer un fin de semana con mi novia',
  'el volcan no va a hacer erupcion verdad?',
  'el tour que reservé es en lancha y me da miedo el mar',
  'el tour que reservé se canceló por la tormenta',
  'lo que reservé para hoy ya no lo quiero porque el río está crecido',
])('what only sounds like danger does not: %s', (message) =>
  expect(JSON.stringify(ask(message))).not.toContain('"emergency"'),
)
