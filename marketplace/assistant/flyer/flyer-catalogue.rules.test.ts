import { expect, test } from 'vitest'
import { categoryIn, townIn } from './flyer-catalogue.rules.ts'

const towns = ['Apaneca', 'Ahuachapán', 'Santa Ana', 'Santa Ana Norte', 'San Salvador']

test.each([
  ['Panadería La Plaza, frente a la iglesia de Apaneca, Ahuachapán', 'Apaneca'],
  ['Parque de SANTA ANA', 'Santa Ana'],
  ['Parque de Santa Ana Norte', 'Santa Ana Norte'],
  ['Salimos de ahuachapan', 'Ahuachapán'],
  ['Con Santana en la radio', ''],
  ['', ''],
])('%s names the town %j', (text, town) => expect(townIn(text, towns)).toBe(town))

const categories = ['Arte y talleres', 'Café', 'Gastronomía', 'Playa y surf', 'Noche y eventos'].map((name) => ({
  id: name,
  name,
}))

test.each([
  ['Tour de café y panes en Apaneca', 'Café'],
  ['Taller de añil', 'Arte y talleres'],
  ['Clases de surf en El Tunco', 'Playa y surf'],
  ['Café al lado de la playa', ''],
  ['Paseo en lancha', ''],
])('%s is of the category %j', (title, id) => expect(categoryIn(title, categories)).toBe(id))
