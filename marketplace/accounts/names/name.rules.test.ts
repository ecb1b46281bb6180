import { expect, test } from 'vitest'
import {
  cleanLine,
  NAME_EMPTY,
  NAME_OF_HOUSE,
  NAME_WITH_LINK,
  NAME_WITH_PHONE,
  nameProblem,
  TITLE_OF_HOUSE,
  TITLE_WITH_LINK,
  TITLE_WITH_PHONE,
  titleProblem,
} from './name.rules.ts'

test.each([
  'José Ángel Ñandú',
  "María de los Ángeles O'Connor-Paz",
  'Ma. Elena Güirola de Núñez',
  'Ma.Elena Rivas',
  'J.R. Pérez h.',
  'Dr. Héctor Silva, hijo',
  'Xochitl Tzunux',
  'Li',
  'María José (Majo) Alas',
  'Adminda Portillo',
  'Badminton Pérez',
  'Equipo Los Pinos',
  'Turismo Ruta 7',
  'Ζωή Παπαδοπούλου',
  'Наталья Иванова',
  '李小龍',
  'Ana 🌋',
])('%s is a name', (name) => expect(nameProblem(name)).toBeNull())

test.each([
  ['Ganaste 500 USD https://evil.example', NAME_WITH_LINK],
  ['HTTP://evil', NAME_WITH_LINK],
  ['hxxp://evil', NAME_WITH_LINK],
  ['www.evil', NAME_WITH_LINK],
  ['evil.com', NAME_WITH_LINK],
  ['EVIL.COM', NAME_WITH_LINK],
  ['evil .com', NAME_WITH_LINK],
  ['evil。com', NAME_WITH_LINK],
  ['ｅｖｉｌ．ｃｏｍ', NAME_WITH_LINK],
  ['ev\u200Bil.c\u200Bom', NAME_WITH_LINK],
  ['premio.zip', NAME_WITH_LINK],
  ['t.co/x', NAME_WITH_LINK],
  ['ana@correo.sv', NAME_WITH_LINK],
  ['@anita', NAME_WITH_LINK],
  ['Ana 7123-4567', NAME_WITH_PHONE],
  ['Ana +503 7123 4567', NAME_WITH_PHONE],
  ['Ana ７１２３４５６７', NAME_WITH_PHONE],
  ['Ana 7-1-2-3-4-5-6', NAME_WITH_PHONE],
  ['Equipo Torogoz', NAME_OF_HOUSE],
  ['Soporte Torogoz', NAME_OF_HOUSE],
  ['TOROGÓZ', NAME_OF_HOUSE],
  ['T0r0g0z', NAME_OF_HOUSE],
  ['Тоrоgоz', NAME_OF_HOUSE],
  ['Toro\u200Bgoz', NAME_OF_HOUSE],
  ['Toro goz', NAME_OF_HOUSE],
  ['T o r o g o z', NAME_OF_HOUSE],
  ['Ｔｏｒｏｇｏｚ', NAME_OF_HOUSE],
  ['Administrador', NAME_OF_HOUSE],
  ['administración', NAME_OF_HOUSE],
  ['Ana Admin', NAME_OF_HOUSE],
  ['A d m i n', NAME_OF_HOUSE],
  ['Sopоrte', NAME_OF_HOUSE],
  ['$oporte', NAME_OF_HOUSE],
  ['\u202E\u200B', NAME_EMPTY],
  [' ', NAME_EMPTY],
])('%s is none: %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

test.each([
  'Amanecer en el volcán de Santa Ana, con café de olla',
  'Avistamiento del torogoz en Suchitoto',
  'El torogoz, ave nacional: caminata con servicio de guía',
  'Tour para amig@s: 3.5 km, de 8:00 a.m. a 12 p.m.',
  'Festival del añil, 12-15 de diciembre de 2026',
  'Temporada 2026 - 2027',
  'Del 2026-12-01 al 2026-12-24',
  'Salida el 24/12/2026, 1,000 m de altura',
  'Pupusas de S.A. de C.V. y más… ¡ven!',
  'Una noche con 1200 luciérnagas y 300 estrellas',
  '',
])('%s is a title', (title) => expect(titleProblem(title)).toBeNull())

test.each([
  ['Ganaste 500 USD entra a https://evil.example/premio', TITLE_WITH_LINK],
  ['Reserva en evil.com/x', TITLE_WITH_LINK],
  ['Reserva en wa.me/50371234567', TITLE_WITH_LINK],
  ['Escribe a ana@correo.sv', TITLE_WITH_LINK],
  ['Con desayuno.incluye guía', TITLE_WITH_LINK],
  ['Surf, llama al 7123-4567', TITLE_WITH_PHONE],
  ['Surf +503 7123 4567', TITLE_WITH_PHONE],
  ['Surf (503) 2223.4567', TITLE_WITH_PHONE],
  ['Equipo de Torogoz: verifica tu cuenta', TITLE_OF_HOUSE],
  ['Torogoz Oficial', TITLE_OF_HOUSE],
  ['Sоporte T0rogoz', TITLE_OF_HOUSE],
])('%s is none: %s', (title, problem) => expect(titleProblem(title)).toBe(problem))

test('a line is stored without what nobody sees', () => {
  expect(cleanLine(' Ana\u202E \u0000Lu\u0301\u200Bz\n\tPaz ')).toBe('Ana Lúz Paz')
  expect(cleanLine('Tour en familia 👨‍👩‍👧')).toBe('Tour en familia 👨‍👩‍👧')
  expect(cleanLine('a\u200Db')).toBe('ab')
})
