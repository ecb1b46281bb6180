// Example requests and answers, computed from the schemas with words of the marketplace.
import { type Json, resolved } from './json-schemas.ts'

/** Example values by property name. */
export type SampleWords = Record<string, string | number | readonly string[]>

const FORMATS: Record<string, string> = {
  uuid: '0190c5a3-7d2e-7abc-9def-0123456789ab',
  email: 'ana@correo.example',
  date: '2026-12-05',
  'date-time': '2026-12-05T14:00:00.000Z',
  uri: 'https://torogoz.example/',
}

const fits = (value: unknown, { type, maxLength, minLength, pattern }: Json) =>
  typeof value === 'string' && type === 'string'
    ? value.length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
      value.length >= (minLength ?? 0) &&
      (!pattern || new RegExp(pattern, 'u').test(value))
    : typeof value === 'number' && ['integer', 'number'].includes(String(type))

const isNull = ({ type }: Json) => type === 'null'
/** Whether a value may be null; the example then is null unless there is a word for it, because such facts are mostly absent. */
const mayBeNull = ({ type, anyOf = [] }: Json) => (Array.isArray(type) && type.includes('null')) || anyOf.some(isNull)

function text(schema: Json, name: string, words: SampleWords): string {
  const { format, minLength = 0, maxLength = 40 } = schema
  if (format && FORMATS[format]) return FORMATS[format]
  const sample = words[name]
  if (fits(sample, schema)) return String(sample)
  return 'Texto'.padEnd(minLength, '.').slice(0, maxLength)
}

function number({ minimum, exclusiveMinimum, maximum, type }: Json, name: string, words: SampleWords): number {
  const sample = words[name]
  const min = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1)
  const value = typeof sample === 'number' ? sample : min
  const clamped = Math.min(Math.max(value, min), maximum ?? Number.POSITIVE_INFINITY)
  return type === 'integer' ? Math.round(clamped) : clamped
}

/**
 * An example value that the schema accepts.
 * @param words example values by property name @param name of the property it stands in
 */
export function exampleOf(json: Json, components: Record<string, Json>, words: SampleWords, name = ''): unknown {
  const schema = resolved(json, components)
  if (schema.examples?.length) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum.includes(words[name]) ? words[name] : schema.enum[0]
  if (schema.default !== undefined && schema.default !== '') return schema.default
  const inner = (json: Json, of = name) => exampleOf(json, components, words, of)
  if (mayBeNull(schema) && words[name] === undefined) return null
  const options = schema.anyOf ?? schema.oneOf
  if (options) return inner(options.find((option) => !isNull(option)) ?? {})
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part)))
  const type = Array.isArray(schema.type) ? schema.type.find((candidate) => candidate !== 'null') : schema.type
  switch (type) {
    case 'object':
      return exampleObject(schema, inner)
    case 'array': {
      const sample = words[name]
      if (Array.isArray(sample) && schema.items?.type === 'string') return sample
      if (schema.prefixItems) return schema.prefixItems.map((item) => inner(item))
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => inner(schema.items ?? {}))
    }
    case 'string':
      return text({ ...schema, type }, name, words)
    case 'integer':
    case 'number':
      return number({ ...schema, type }, name, words)
    case 'boolean':
      return true
    default:
      return null
  }
}

function exampleObject({ properties }: Json, inner: (json: Json, of?: string) => unknown) {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, json]) => [name, inner(json, name)]))
  return {}
}
