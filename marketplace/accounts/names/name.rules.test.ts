import { expect, test } from 'vitest'
import {
  cleanLine,
  contactIn,
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

test.each([
  ['a', 'аαɑ', 'admin'],
  ['b', 'вβ', 'webmaster'],
  ['c', 'сϲ', 'moderacion'],
  ['d', 'ԁ', 'helpdesk'],
  ['e', 'еεє', 'moderador'],
  ['g', 'ɡց', 'torogoz'],
  ['h', 'нһ', 'helpdesk'],
  ['i', 'іιıӏ', 'admin'],
  ['k', 'кκ', 'helpdesk'],
  ['m', 'мμ', 'admin'],
  ['n', 'пηո', 'admin'],
  ['o', 'оοσօ', 'torogoz'],
  ['p', 'рρ', 'soporte'],
  ['r', 'гᴦ', 'torogoz'],
  ['s', 'ѕ', 'staff'],
  ['t', 'тτ', 'torogoz'],
  ['u', 'υս', 'support'],
  ['w', 'ѡԝ', 'webmaster'],
  ['y', 'уγ', 'sysadmin'],
  ['z', 'ᴢζ', 'torogoz'],
])('whoever writes %s as one of %s in %s pretends to be of the house all the same', (latin, others, word) => {
  const accepted = [...others].filter((other) => nameProblem(word.replaceAll(latin, other)) !== NAME_OF_HOUSE)
  expect(accepted).toEqual([])
})

test.each(['ADMIΝ', 'ΗELPDESK', 'SΥSADMIN', 'ΤОRΟGOΖ', 'SΤΑFF'])(
  '%s with Greek and Russian capitals is read as it looks',
  (name) => expect(nameProblem(name)).toBe(NAME_OF_HOUSE),
)

test.each(['T0rogoz', 'Adm1n', 'Adm!n', 'W3bmaster', '4dmin', '5taff', '$taff', '7orogoz'])(
  '%s is read as it looks',
  (name) => expect(nameProblem(name)).toBe(NAME_OF_HOUSE),
)

test.each(
  'equipo team oficial official atencion ayuda servicio seguridad verificacion verificado cuenta cuentas pagos premios promociones gerencia soporte admin'.split(
    ' ',
  ),
)('%s beside our name speaks for us, in a title too; alone it does not', (voice) => {
  expect([titleProblem(`Torogoz ${voice}`), titleProblem(`${voice} de la Torogoz`)]).toEqual([
    TITLE_OF_HOUSE,
    TITLE_OF_HOUSE,
  ])
  expect([titleProblem(`Paseo con ${voice}`), titleProblem(`El torogoz canta; ${voice} incluido`)]).toEqual([
    null,
    null,
  ])
})

test.each([
  ['Escribe a ana@correo.example', 'link'],
  ['Escribe a ana @ correo.example', 'link'],
  ['Escribe a ana@ correo.example', 'link'],
  ['Escribe a a@b.sv', 'link'],
  ['Escribe a ana@correo.s', null],
  ['Son las @ 7. Ven ya', null],
  ['Mira https://x', 'link'],
  ['Mira git+ssh://x', 'link'],
  ['Mira h://x', 'link'],
  ['Mira ://x', null],
  ['Mira www.x', 'link'],
  ['Mira WWW2 .x', 'link'],
  ['Mira www  .x', 'link'],
  ['Mira wwwa.x', null],
  ['Mira evil.com', 'link'],
  // In running text a missing space after a full stop is no address; in a title the host can put it there.
  ['Con desayuno.incluye guía', null],
  ['Llama al 7123-4567', 'phone'],
  ['Llama al (503) 2223 4567', 'phone'],
  ['Llama al 71 23 45 6', null],
  ['Somos tres', null],
])('in %s there is %s', (text, found) => expect(contactIn(text)).toBe(found))

test.each([
  'Del 1/2/26 al 11/12/2026',
  'Del 01-02-2026 al 3-4-26',
  'Del 1.12.26 al 24.12.26',
  'Temporada 2026–2027',
  'Temporada 2026 a 2027',
  'Temporada 1998/ 2027',
  'Temporada 2026 -- 2027',
])('days and years in %s are no telephone', (text) =>
  expect([contactIn(text), titleProblem(text)]).toEqual([null, null]),
)

test.each(['21/22/23/24', '123.456.789', '1/2345678'])('%s beside a day is a telephone', (digits) =>
  expect(contactIn(`El 2026-12-24, ${digits.replaceAll('/', ' ')}`)).toBe('phone'),
)

test.each([
  ['Soporte y Amigos', NAME_OF_HOUSE],
  ['Los admins', NAME_OF_HOUSE],
  ['Toro y goz', null],
  ['S o p o r t e', NAME_OF_HOUSE],
  ['S o porte', null],
  ['Ana 123456', null],
  ['Ana 1234567', NAME_WITH_PHONE],
])('%s as a name: %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

test.each(['de', 'del', 'la', 'el', 'los', 'al', 'cliente'])(
  '%s between our name and a voice hides nothing',
  (small) => {
    expect(titleProblem(`Servicio ${small} Torogoz`)).toBe(TITLE_OF_HOUSE)
    expect(titleProblem(`Servicio ${small} hotel Torogoz`)).toBeNull()
  },
)

test('every refusal says what to do, in a sentence of its own', () => {
  const texts = [
    NAME_EMPTY,
    NAME_OF_HOUSE,
    NAME_WITH_LINK,
    NAME_WITH_PHONE,
    TITLE_OF_HOUSE,
    TITLE_WITH_LINK,
    TITLE_WITH_PHONE,
  ]
  for (const sentence of texts) expect(sentence).toMatch(/\p{L}+ \p{L}+/u)
  expect(new Set(texts).size).toBe(texts.length)
})
