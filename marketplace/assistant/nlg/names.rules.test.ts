import { expect, test } from 'vitest'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { namesAreKnown, wordsAreKnown } from './names.rules.ts'
import { evidenceOf, groundedText } from './output-gate.rules.ts'

const FACTS = {
  experience: { title: 'Kayak en Coatepeque, antes de que despierte el viento', city: 'El Congo', state: 'Santa Ana' },
  languages: ['Español', 'Inglés'],
  included: ['Guía', 'Chaleco', 'Refrigerio'],
  amenities: ['Se admiten mascotas'],
  meetingPoint: { name: 'Muelle de Rosita', address: 'Calle al lago, casa 4' },
  host: { name: 'Marta Alvarenga', rating: 4.8, reviews: 12, verified: true },
}
const PLACES =
  'Suchitoto · El Tunco · Santa Ana · Juayúa · La Libertad · Lago de Coatepeque · Ruta de las Flores · Apaneca · Dolores'
const grounds = evidenceOf([FACTS], ['¿puedo ir con mi amiga Fernanda?'], PLACES, new Date('2026-11-21T12:00:00Z'))
const shown = (text: string) => groundedText(text, grounds)

test.each([
  'Tu anfitriona es Guadalupe.',
  'Tu anfitriona se llama Guadalupe.',
  'Tu guía se llama guadalupe.',
  'Tu anfitriona es Dolores.',
  'Tu anfitriona se llama dolores.',
  'Anfitriona: Dolores.',
  'Irás con Guadalupe al lago.',
  'El recorrido de Guadalupe sale temprano.',
  'La casa de don Tomás queda cerca.',
  'Pregunta por Chepe en el muelle.',
  'Anfitriona: Guadalupe.',
  'Anfitriona: Guadalupe, muy recomendada.',
  'Guías: Beto y Lucía.',
  'Guadalupe te espera en el muelle.',
  'Guadalupe los recibe con café.',
  'Guadalupe es tu anfitriona.',
  'Guadalupe es la guía del grupo.',
  'Guadalupe ofrece este recorrido.',
  'Guadalupe tiene buenas reseñas.',
  'Beto y Lucía te acompañan.',
  '¡Guadalupe te espera!',
  '- Guadalupe te espera en el muelle.',
  '(Guadalupe) te espera.',
  '«Guadalupe» te espera.',
  'Es con «Guadalupe», en el lago.',
  'Según Guadalupe, hay que llegar temprano.',
  'Escríbele a Guadalupe, ella confirma.',
  'Escríbele a GUADALUPE.',
  'Reserva con Marta y Guadalupe.',
  'Marta Alvarenga y Beto te llevan.',
  'Queda en Miraflores.',
  'Te recoge un bus de Transmetro.',
])('left out: %s', (sentence) => {
  expect(shown(`Hola. ${sentence} ¿Te ayudo con algo más?`)).toBe('Hola. ¿Te ayudo con algo más?')
})

test.each([
  'Tu anfitriona es Marta Alvarenga.',
  'Marta te espera en el Muelle de Rosita.',
  'Irás con Marta, que tiene 4.8 de 5 en 12 reseñas.',
  'Sí, puedes ir con Fernanda.',
  'Fernanda te puede acompañar.',
  'Hoy te recomiendo el kayak en Coatepeque.',
  'Aquí te dejo lo que encontré en Suchitoto.',
  'También te puede gustar la Ruta de las Flores.',
  'Ahora te abro el formulario.',
  'Suchitoto te espera.',
  'Puedes pasar por Dolores de camino.',
  'Santa Ana tiene volcanes y lagos.',
  'Ninguna tiene cupo por ahora.',
  'Ella es tu anfitriona.',
  'Nadie responde por mensajes todavía.',
  'Cada anfitrión confirma en 48 horas.',
  'Esta te lleva al lago muy temprano.',
  'Los sábados de Noviembre son tranquilos.',
  'En Semana Santa hay más gente, y en Navidad también.',
  'Es una experiencia de Naturaleza y Aventura.',
  'Se ofrece en Español e Inglés.',
  'Puedes verla en Mis Reservas o en «Favoritos».',
  'Escríbele por el Chat de tu reserva.',
  'Nota: Lleva agua y gorra.',
  // An order at the beginning of a sentence is nobody who does something.
  'Abre la experiencia, elige la fecha y envía el formulario.',
  'Elige la fecha y cuántos van.',
  'Revisa las fechas antes de salir.',
  'Incluye: Guía, Chaleco y Refrigerio.',
  'Consejo: Llega diez minutos antes.',
  '¿Quieres que busque algo en El Tunco o en Juayúa?',
  '¡Claro! Dime para cuántas personas.',
  'Se paga en efectivo, en USD, al llegar.',
  'Lleva tu DUI por si acaso.',
  'Es perfecto para ver el Lago de Coatepeque al amanecer.',
  'Está en el departamento de Santa Ana, al Occidente de El Salvador.',
  '«Kayak en Coatepeque, antes de que despierte el viento» sale temprano.',
  '1. Kayak en Coatepeque: sale muy temprano.',
  '- Apaneca: café y tirolesas.',
  'Torogoz no cobra nada en línea.',
  'Mañana es el mejor día para ir.',
  'Reservar es muy fácil: tú lo confirmas.',
  'El punto de encuentro es el Muelle de Rosita: Calle al lago, casa 4.',
  'Desayunas frente al Océano Pacífico.',
  'La experiencia se llama Kayak en Coatepeque.',
  'Pronto te digo más... Mientras tanto, mira las tarjetas.',
])('shown: %s', (sentence) => {
  expect(shown(sentence)).toBe(sentence)
})

// The two questions asked directly, without the other checks of the gate, which would hide a mistake in one.
const folded = (text: string) => ` ${foldText(text)} `
const PEOPLE = 'Marta Alvarenga · kayak en el Muelle de Rosita · Chaleco'
const corpus = folded(`${PEOPLE} · Santa Ana · Dolores · Ruta de las Flores`)
const message = folded(PEOPLE)

test.each([
  // In a sentence, and at its beginning only before what people do to a guest.
  ['Vas con Beto.', false],
  ['Vas con Marta.', true],
  ['Beto.', true],
  ['Beto te espera.', false],
  ['Beto los lleva.', false],
  ['Beto les cocina.', false],
  ['Beto nos recibe.', false],
  ['Beto lo sabe.', false],
  ['Beto la hace.', false],
  ['Beto es tu guía.', false],
  ['Beto será su anfitrión.', false],
  ['Beto es quien recibe.', false],
  ['Beto es nuestro amigo.', false],
  ['Beto es la mejor persona.', false],
  ['Beto es un guía.', false],
  ['Beto es una instructora.', false],
  ['Beto es el dueño.', false],
  ['Beto es la cocinera.', false],
  ['Beto es el chef.', false],
  ['Beto es alto.', true],
  ['Beto y Ana te llevan.', false],
  ['Beto guía al grupo.', false],
  ['Beto cobra al llegar.', false],
  ['Beto vive en el pueblo.', false],
  ['Marta te espera.', true],
  ['Ella te espera.', true],
  ['Felizmente te espera un guía.', true],
  ['Tranquilamente te espera un guía.', true],
  // A second sentence, a list, a question and a quotation begin as well.
  ['Llega a tiempo. Beto te espera.', false],
  ['Llega a tiempo. Sombrero y agua.', true],
  ['¿Beto te espera?', false],
  ['¿Sombrero y agua?', true],
  ['1. Sombrero y agua', true],
  ['- Sombrero y agua', true],
  ['«Sombrero y agua»', true],
  ['Lleva: Sombrero de paja.', true],
  ['Lleva: Sombrero.', false],
  ['Lleva: Sombrero y Beto.', false],
  ['Es con «Beto» en el lago.', false],
  // After a word for people a place counts as a person.
  ['Pasas por Dolores.', true],
  ['Tu anfitriona es Dolores.', false],
  ['Tu anfitriona: Dolores.', false],
  ['Tu guía será Dolores.', false],
  ['Según Dolores hace sol.', false],
  ['Con doña Dolores.', false],
  ['Con el señor Dolores.', false],
  ['Es la dueña Dolores.', false],
  ['De nombre Dolores.', false],
  // Names in lower case.
  ['Se llama dolores.', false],
  ['Se llama marta.', true],
  ['Tu guía, de nombre beto, llega.', false],
  ['Su nombre es beto.', false],
  ['El nombre de beto no sale.', false],
  ['Hay un lugar llamado beto.', false],
  // Singular and plural, apostrophes, acronyms and single letters.
  ['Lleva tus Chalecos.', true],
  ['Lleva su Chaleco.', true],
  ["Es de Marta' hoy.", true],
  ['Trae tu DUI y paga en USD.', true],
  ['Trae tu XYZ.', false],
  ['El grupo B sale.', true],
  // The calendar and the product.
  ['Es el Sábado de Noviembre en Torogoz.', true],
  ['Está en Mis Reservas.', true],
])('%s: every word is known: %s', (sentence, known) => expect(wordsAreKnown(sentence, corpus, message)).toBe(known))

test.each([
  ['Te recibe Marta Alvarenga.', true],
  ['Te recibe Marta Gómez.', false],
  ['Te recibe Beto Gómez.', false],
  ['Sales del Muelle de Rosita.', true],
  ['Sales del Muelle de Beto.', false],
  ['Es en la Ruta de las Flores.', true],
  ['Mira en Mis Reservas.', true],
  ['En Semana Santa hay gente.', true],
  ['Semana de la Navidad.', true],
  // The first word of a sentence is capitalized anyway, but a longer name after it is not.
  ['Hoy Marta Alvarenga te recibe.', true],
  ['Hoy Beto Gómez te recibe.', false],
  ['Busca Santa Ana.', true],
  ['Visita Perulapán.', true],
  ['¿Visita Perulapán?', true],
  ['«Visita Perulapán»', true],
  ['Y luego Visita Perulapán.', false],
  ['Casa de los Gómez Peña.', false],
])('%s: every name is known: %s', (sentence, known) => expect(namesAreKnown(sentence, corpus)).toBe(known))
