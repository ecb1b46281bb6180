import { expect, test } from 'vitest'
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
