// The smallest value a schema accepts, computed from the schema.
import { z } from 'zod'
import type { Endpoint } from '#platform/http/contract.ts'
import { DAY_MS } from '#platform/units.ts'

type Json = {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  minimum?: number
  minLength?: number
  format?: string
  default?: unknown
  examples?: unknown[]
}

const FORMATS: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  email: () => 'alguien@persona.example',
  'date-time': () => new Date(Date.now() + DAY_MS).toISOString(),
  uri: () => 'https://ejemplo.example/',
}

function smallest(json: Json, definitions: Record<string, Json> = json.$defs ?? {}): unknown {
  if (json.$ref) return smallest(definitions[json.$ref.replace('#/$defs/', '')] ?? {}, definitions)
  if ('const' in json) return json.const
  if (json.examples) return json.examples[0]
  if (json.enum) return json.enum[0]
  if (json.anyOf) return smallest(json.anyOf[0]!, definitions)
  switch (Array.isArray(json.type) ? json.type[0] : json.type) {
    case 'object':
      return Object.fromEntries(
        (json.required ?? []).map((name) => [name, smallest(json.properties?.[name] ?? {}, definitions)]),
      )
    case 'array':
      return Array.from({ length: json.minItems ?? 0 }, () => smallest(json.items ?? {}, definitions))
    case 'string':
      return json.format && FORMATS[json.format]
        ? FORMATS[json.format]!()
        : 'a'.repeat(Math.max(json.minLength ?? 0, 8))
    case 'integer':
    case 'number':
      return Math.max(json.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** An input with only what the schema requires. */
const sampleFor = (schema: z.ZodType): unknown =>
  smallest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json)

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4AWNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
  'base64',
)

/** A form as a page would send it. */
export function formWith(
  bytes: Uint8Array<ArrayBuffer>,
  texts: object = {},
  name = 'foto.png',
  type = 'image/png',
): FormData {
  const form = new FormData()
  for (const [field, text] of Object.entries(texts)) form.set(field, String(text))
  form.set('file', new Blob([bytes], { type }), name)
  return form
}

export function sampleBody({ body, upload }: Endpoint): unknown {
  const texts = body && sampleFor(body)
  return upload ? formWith(PIXEL, texts as object) : texts
}
