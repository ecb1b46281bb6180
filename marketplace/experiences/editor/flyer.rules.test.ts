import { expect, test } from 'vitest'
import { readFlyer } from './flyer.rules.ts'

test('a flyer of WhatsApp becomes a draft', () => {
  const flyer = readFlyer(`☀️🌋 TOUR AL VOLCÁN DE SANTA ANA 🌋☀️
📅 Sábados y domingos
⏰ 6:00 am a 2:00 pm
📍 Punto de reunión: Parque Cuscatlán, San Salvador
💵 $25 por persona
👥 Cupo: 12 personas
Caminamos despacio, con guías de la zona. Al llegar vemos la laguna color turquesa del cráter y descansamos un buen rato.
✅ Incluye: transporte, guía, desayuno típico y seguro
❌ No incluye: entrada al parque ($3)
🎒 Llevar: agua, zapatos cómodos, protector solar
📲 Reservas al 7777-7777`)
  expect(flyer).toEqual({
    title: 'Tour al volcán de santa ana',
    shortDescription: 'Caminamos despacio, con guías de la zona.',
    description:
      'Caminamos despacio, con guías de la zona. Al llegar vemos la laguna color turquesa del cráter y descansamos un buen rato.',
    price: '25',
    maxGuests: '12',
    durationValue: '8',
    durationUnit: 'hours',
    included: ['Transporte', 'Guía', 'Desayuno típico', 'Seguro'],
    notIncluded: ['Entrada al parque ($3)'],
    bringWithYou: ['Agua', 'Zapatos cómodos', 'Protector solar'],
    place: 'Parque Cuscatlán, San Salvador',
    languages: [],
    childPrice: '',
    childAge: '',
    minAge: '',
    days: ['Sábados y domingos', '6:00 am a 2:00 pm'],
  })
})

test('lists that stand below their heading, days in words, dollars in words', () => {
  const flyer = readFlyer(`Taller de añil

Qué incluye
- Materiales
- Delantal

Qué llevar:
• Ropa cómoda

Precio 18.50 dólares
Duración: 2 días
Grupos de hasta 8
Fechas: 15 de diciembre
Síguenos en www.anil.example`)
  expect(flyer).toMatchObject({
    title: 'Taller de añil',
    price: '18.50',
    durationValue: '2',
    durationUnit: 'days',
    maxGuests: '8',
    included: ['Materiales', 'Delantal'],
    bringWithYou: ['Ropa cómoda'],
    days: ['Fechas: 15 de diciembre'],
    description: '',
  })
})

test('contact data stays out, whatever it stands in', () => {
  const flyer = readFlyer('Paseo en lancha\nEscríbenos: ana@correo.example\nwa.me/50377777777\nTel. 2222-3333')
  expect(JSON.stringify(flyer)).not.toMatch(/correo|wa\.me|2222/)
  expect(flyer.title).toBe('Paseo en lancha')
})

test('a text that says nothing plainly is kept as it is', () => {
  const text = 'Un día distinto. Vamos sin prisa y comemos rico.'
  expect(readFlyer(text)).toMatchObject({ title: '', description: text, price: '', maxGuests: '', place: '', days: [] })
  expect(readFlyer('')).toMatchObject({ title: '', description: '' })
  // Hours across midnight, amounts without a currency and years are not taken as facts.
  expect(
    readFlyer('Desde 1998, con 3 generaciones en 10 manzanas de café de altura, y seguimos contando historias viejas.')
      .maxGuests,
  ).toBe('')
})

test.each([
  ['Precio: $25', '25'],
  ['Precio: $ 18,50 por persona', '18.50'],
  ['Cuesta $25.', '25'],
  ['Precio: $25, niños gratis', '25'],
  ['USD 40', '40'],
  ['40 USD por pareja', '40'],
  ['12.50 dólares', '12.50'],
  // A part of a number is no price: the host fills it in.
  ['Paquete de 3 días: $1,200', ''],
  ['Paquete: 1,200 dólares', ''],
  ['Paquete: $12500', ''],
])('%s: the price is %j', (line, price) => expect(readFlyer(line).price).toBe(price))

/** What a flyer of one line says of one thing. */
const readsAs = (name: keyof ReturnType<typeof readFlyer>, value: unknown, lines: string[]) =>
  lines.map((line) => [name, line, value] as const)

test.each([
  ...readsAs(
    'notIncluded',
    ['Entrada'],
    [
      'No incluye: entrada',
      'no incluido: entrada',
      'NO INCLUYEN entrada',
      '¿Qué no incluye? entrada',
      'Que no se incluye: entrada',
      'No  se  incluye - entrada',
    ],
  ),
  ...readsAs(
    'included',
    ['Guía'],
    [
      'Incluye: guía',
      'Incluido: guía',
      'Incluyen guía.',
      '¿Qué incluye? guía',
      'Que  incluye: guía',
      'El precio incluye guía',
      'El paquete incluye: guía',
      'El  tour  incluye guía:',
    ],
  ),
  ...readsAs(
    'included',
    ['Guía', 'Agua', 'Pan'],
    ['Incluye: guía, agua y pan', 'Incluye guía; agua • pan', 'Incluye: guía,agua, pan, guía'],
  ),
  ...readsAs('included', ['Entrada ($3, niños gratis)', 'Agua'], ['Incluye: entrada ($3, niños gratis) y agua']),
  ...readsAs(
    'bringWithYou',
    ['Agua'],
    [
      'Llevar: agua',
      'Lleva agua',
      'Traer agua',
      'Trae: agua',
      'Debes llevar: agua',
      'Debe  traer agua',
      'Hay  que  llevar agua',
      'Qué llevar: agua',
      '¿Qué traer? agua',
    ],
  ),
  ...readsAs('place', 'Parque Central', [
    'Lugar: Parque Central',
    'Punto de reunión: Parque Central.',
    'punto  de  reunion Parque Central',
    'Punto de encuentro – Parque Central',
    'Punto de salida: Parque Central',
    'Lugar de reunión: Parque Central',
    'Lugar de encuentro: Parque Central',
    'Lugar de salida: Parque Central',
    'Salida desde Parque Central',
    'Salida: Parque Central',
    'Salimos de Parque Central',
    'Ubicación: Parque Central',
    'Ubicacion - Parque Central',
    'Dónde: Parque Central',
    'Donde: parque Central',
    'Dirección: Parque Central',
    'direccion: Parque Central',
    'Nos vemos en Parque Central',
    '📍 *Lugar:* Parque Central',
  ]),
  ...readsAs('maxGuests', '12', [
    'Cupo: 12',
    'Cupos limitados: 12',
    'Máximo 12',
    'maximo de 12',
    'Capacidad: 12',
    'Grupo de 12',
    'Grupos de hasta 12',
    'Somos 12 personas',
    '12 pax',
    'Quedan 012 cupos',
  ]),
  ...readsAs('maxGuests', '', ['Nos visitaron 1200 personas', 'Grupos desde $12', 'Hay 12 árboles']),
  ...readsAs('durationValue', '3', [
    'Dura 3 horas',
    '3 hrs',
    '3hr de camino',
    'Son 3 días',
    '3 dias',
    'De 9 am a 12 pm',
    '9:00 a. m. - 12:15 p. m.',
    '9:00 a. m. a 12:00 m.',
    '9 am a 12 m. d.',
  ]),
  ...readsAs('durationValue', '1', ['1 hora', '1 día', '1 dia', '9:00 am a 9:20 am']),
  ...readsAs('durationValue', '', [
    'De 10 pm a 2 am',
    'De 8 am, a 12 m de altura',
    'A las 8 am',
    'De 8 am a 8 am',
    'Con 3 hamacas',
  ]),
  ...readsAs('durationUnit', 'days', ['Son 3 días', '1 dia']),
  ...readsAs('durationUnit', 'hours', ['Son 3 horas', 'Un paseo']),
])('%s of %j: %j', (name, line, value) => expect(readFlyer(`Paseo\n${line}`)[name]).toEqual(value))

test.each([
  'Lunes',
  'los martes',
  'Miércoles',
  'miercoles',
  'JUEVES',
  'Viernes y sábado',
  'sabados',
  'domingos',
  'Fines de semana',
  'fin de semana',
  'Todos los días',
  '15 de enero',
  '3 marzo',
  '1 de setiembre',
  'Fecha: por definir',
  'Fechas: por definir',
  'Horario: flexible',
  'Hora: temprano',
  'Días: a convenir',
  'dia: a convenir',
  'Cuándo: pronto',
  'Hora de salida: temprano',
  'Salimos 6:00 am',
  'a las 6.30 p. m.',
  '7pm',
])('%s is kept as days and hours, as it was written, and said only once', (line) => {
  expect(readFlyer(`Paseo\n${line}`)).toMatchObject({ title: 'Paseo', days: [line], description: '' })
})

test.each(['Un lunar en la piel', 'Vemos 15 venados', 'Son las 8 amigas', 'El horario lo dices tú'])(
  '%s names no day and no hour',
  (line) => expect(readFlyer(`Paseo\n${line}`)).toMatchObject({ days: [], description: line }),
)

test('a shouted line is calmed, a short one and a usual one stay; marks of a list and stars go', () => {
  const titles = ['TOUR AL VOLCÁN', 'SPA', 'Tour con GPS', '- *paseo* _en_ ~lancha~', '➡️ Paseo:', '• • paseo.']
  expect(titles.map((text) => readFlyer(text).title)).toEqual([
    'Tour al volcán',
    'SPA',
    'Tour con GPS',
    'Paseo en lancha',
    'Paseo',
    'Paseo',
  ])
})

test('a shouted name is written as the rest of the text writes it', () => {
  const flyer = 'CAMINATA AL VOLCÁN DE IZALCO, SALIDA\nCon guía. Salida temprano\nPunto de encuentro: Parque de Izalco'
  expect(readFlyer(flyer).title).toBe('Caminata al volcán de Izalco, salida')
})

test('the first words are a title as long as they are one: not two sentences, not a paragraph', () => {
  expect(readFlyer('a'.repeat(120)).title).toHaveLength(120)
  expect(readFlyer('a'.repeat(121))).toMatchObject({ title: '', description: `A${'a'.repeat(120)}` })
  expect(readFlyer('Ven. te esperamos')).toMatchObject({ title: '', description: 'Ven. te esperamos' })
  expect(readFlyer('Volcán\nven con calma\ny vuelve')).toMatchObject({ description: 'Ven con calma\nY vuelve' })
})

test('a list ends with an empty line or with a fact; a fact is taken once, from where it stands first', () => {
  const flyer = readFlyer(
    'Paseo\nIncluye:\nGuía\nPrecio: $20\nQué llevar\nAgua\n\nUn cuento\nNiños: $10\nLugar: Ataco\nLugar: Apaneca',
  )
  expect(flyer).toMatchObject({
    included: ['Guía'],
    price: '20',
    bringWithYou: ['Agua'],
    // A price of children without their age is no fact, and not lost.
    description: 'Un cuento\nNiños: $10',
    place: 'Ataco',
  })
  const long = `${'Un cuento muy largo de la finca que nadie se cansa de oír, '.repeat(2)}por $20`
  expect(readFlyer(`Paseo\n${long}`)).toMatchObject({ price: '20', description: long })
})
