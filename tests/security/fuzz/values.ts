// Generates values: those a schema asks for, at and around its limits, and hostile ones.
import fc from 'fast-check'
import { z } from 'zod'
import { writeCursor } from '#platform/http/cursor.ts'
import { DAY_MS } from '#platform/units.ts'

type Json = {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** Ids of existing things, by the noun in their names. */
export type Known = Record<string, string>
export type Value = fc.Arbitrary<unknown>

/** A placeholder for raw JSON text: numbers beyond all limits, script words. */
const raw = (text: string) => `⟦${text}⟧`
export const written = (value: unknown) => JSON.stringify(value)?.replaceAll(/"⟦(.*?)⟧"/g, '$1')

const moments = [
  '2020-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-12-01T24:00:01Z',
  '1970-01-01',
  '2026-13-45',
]
const texts = [
  '',
  ' ',
  '\u00a0\t\n',
  'null',
  '-1',
  '1e9',
  'NaN',
  '\ud800',
  'a\udfffb',
  'nul\u0000l',
  '\u202etxet',
  'e\u0301'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(20),
  "'; drop table users; --",
  '%_\\%',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '(((((',
  '!&|:*<->',
  'a'.repeat(255),
  'ñ'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0190c5a3-7d2e-7abc-9def-0123456789ag',
]
const numbers = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  255,
  256,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  5e-324,
]
const unwritten = [
  '1e400',
  '-1e400',
  'NaN',
  'Infinity',
  'undefined',
  '-0',
  '01',
  '0x10',
  "'x'",
  '99999999999999999999999999',
  ',',
]
const deep = (levels: number, opening: string, closing: string) => raw(opening.repeat(levels) + closing.repeat(levels))
const samples = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 'x', valueOf: 1 },
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  Array.from({ length: 2000 }, (_, n) => n),
  deep(500, '[', ']'),
  deep(20_000, '[', ']'),
  raw(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
  'x'.repeat(300_000),
]

export const hostileText = fc.oneof(fc.constantFrom(...texts, ...moments), fc.string({ unit: 'binary', maxLength: 40 }))

/** Any hostile value. */
export const hostile: Value = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...unwritten.map(raw)),
  fc.constantFrom<unknown>(...samples),
)

const formats: Record<string, () => Value> = {
  uuid: () => fc.uuid({ version: 4 }),
  email: () =>
    fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(/^[a-z]{1,8}@persona\.example$/) },
      { weight: 1, arbitrary: fc.emailAddress() },
    ),
  uri: () => fc.webUrl(),
  'date-time': () => fc.oneof(instant, fc.constantFrom(...moments)),
  date: () => instant.map((moment) => moment.slice(0, 10)),
}
/** From two years ago to two years ahead. */
const instant = fc.integer({ min: -730, max: 730 }).map((days) => new Date(Date.now() + days * DAY_MS).toISOString())

/** Lengths: at and around the limits first. */
function lengthsOf(min: number, max: number, cap: number): fc.Arbitrary<number> {
  const edges = [min, min + 1, max - 1, max].filter((n) => n >= min && n <= max && n <= cap)
  return fc.oneof(
    fc.constantFrom(...(edges.length > 0 ? edges : [min])),
    fc.integer({ min, max: Math.max(min, Math.min(max, min + 30)) }),
  )
}

function text({ format, pattern, minLength = 0, maxLength = 200 }: Json): Value {
  if (format && formats[format]) return formats[format]()
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern))
    } catch {
      // A pattern with look-ahead has no generator, so any text is used.
    }
  }
  return lengthsOf(minLength, maxLength, 2000).chain((length) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: length, maxLength: length }),
      fc.constantFrom('a', 'ñ', '9', ' a').map((letter) => letter.repeat(length).slice(0, length)),
    ),
  )
}

function number(json: Json, isInteger: boolean): Value {
  const least = json.minimum ?? json.exclusiveMinimum ?? -1000
  const limit = json.maximum ?? json.exclusiveMaximum ?? least + 2000
  const [min, max] = [Math.max(least, -1e9), Math.min(limit, 1e9)]
  const inRange = isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  const nearMin = fc.constantFrom(...[0, 1, 2, 3].map((n) => Math.min(max, (isInteger ? Math.ceil(min) : min) + n)))
  return fc.oneof(fc.constantFrom<number>(min, max), inRange, nearMin)
}

/** A value for a schema; a property named like a noun mostly gets an existing id. */
function arbitraryOf(json: Json, known: Known, definitions: Record<string, Json>): Value {
  if (json.$ref) return arbitraryOf(definitions[json.$ref.replace('#/$defs/', '')] ?? {}, known, definitions)
  if ('const' in json) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, known, definitions)))
  switch (Array.isArray(json.type) ? json.type[0] : json.type) {
    case 'object':
      return object(json, known, definitions)
    case 'array':
      return fc.array(arbitraryOf(json.items ?? {}, known, definitions), {
        minLength: json.minItems ?? 0,
        maxLength: Math.min(json.maxItems ?? 4, (json.minItems ?? 0) + 4),
      })
    case 'string':
      return text(json)
    case 'integer':
      return number(json, true)
    case 'number':
      return number(json, false)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      // A schema that accepts anything, as for an address.
      return fc.oneof(fc.constantFrom('1', '0', '2026-12-24', 'true', 'newest', '13.7'), hostileText)
  }
}

/** Formats of text whose schema does not state them, because it trims or refines first. */
const byName: Record<string, () => Value> = {
  email: () => formats.email!(),
  phone: () => fc.stringMatching(/^\+503 [67]\d{3}-\d{4}$/),
  password: () => fc.string({ minLength: 8, maxLength: 40 }),
  after: () => fc.tuple(instant, fc.uuid()).map(([at, id]) => writeCursor([at.replace('Z', '000Z'), id])),
}

function object({ properties = {}, required = [] }: Json, known: Known, definitions: Record<string, Json>): Value {
  const shape = Object.entries(properties).map(([name, json]) => {
    const id =
      known[
        name
          .replace(/^available/, '')
          .replace(/Id$/, '')
          .toLowerCase()
      ]
    const usual = arbitraryOf(json, known, definitions)
    const own = byName[name]
      ? fc.oneof({ weight: 4, arbitrary: byName[name]() }, { weight: 1, arbitrary: usual })
      : usual
    return [
      name,
      id ? fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(id) }, { weight: 1, arbitrary: own }) : own,
    ]
  })
  const must = required.filter((name) => name in properties)
  return fc.record(Object.fromEntries(shape) as Record<string, Value>, { requiredKeys: must })
}

/** A valid value of a schema, as JSON. */
export function fitting(schema: z.ZodType, known: Known): Value {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json
  return arbitraryOf(json, known, json.$defs ?? {})
}

type Place = { holder: Record<string, unknown>; key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

/** The same with one part missing or replaced by a hostile value. */
export const spoilt = (complete: Value): Value =>
  fc.tuple(complete, fc.nat(), fc.option(hostile, { nil: undefined })).map(([value, at, other]) => {
    const copy = structuredClone(value)
    const places = placesIn(copy)
    const place = places[at % Math.max(1, places.length)]
    if (!place) return other
    if (other === undefined) delete place.holder[place.key]
    else place.holder[place.key] = other
    return copy
  })
