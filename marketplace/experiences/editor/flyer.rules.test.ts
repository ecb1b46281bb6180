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
