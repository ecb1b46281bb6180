// The zod schemas of the contracts as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks.
import { z } from 'zod'

/** As much of JSON Schema as contracts come to. */
export type Json = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  prefixItems?: Json[]
  minItems?: number
  additionalProperties?: Json | boolean
  propertyNames?: Json
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
  default?: unknown
  description?: string
  examples?: unknown[]
}

type Named = Record<string, Json>
const REF = '#/components/schemas/'

/** Leaves out what a reader learns nothing from. */
function tidy({ jsonSchema: json }: { jsonSchema: object }) {
  const schema = json as Json & { id?: string; contentEncoding?: string }
  delete schema.id
  // The format says it; the expression beside it is hundreds of letters long.
  if (schema.format) delete schema.pattern
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // Keys of an enumeration that all have to be there, as properties of their own.
  if (schema.propertyNames && schema.required) {
    schema.properties = Object.fromEntries(schema.required.map((key) => [key, schema.additionalProperties as Json]))
    delete schema.propertyNames
    delete schema.additionalProperties
  }
  // Only keys of an enumeration tell anything.
  if (schema.propertyNames && !schema.propertyNames.enum && !schema.propertyNames.$ref) delete schema.propertyNames
  // A tuple, as strict tools want every array: with what its items are. Those of ours are of one kind.
  if (schema.type === 'array' && !schema.items) schema.items = schema.prefixItems?.[0] ?? { type: 'string' }
}

function convert(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): { at: Named; named: Named } {
  const options = { io, unrepresentable: 'any', reused: 'inline', override: tidy } as const
  const json = z.toJSONSchema(z.object(schemas), options)
  return { at: json.properties as Named, named: (json.$defs ?? {}) as Named }
}

/** The same with other names behind its references. */
const renamed = (json: unknown, name: (known: string) => string) =>
  JSON.parse(JSON.stringify(json).replace(/"#\/\$defs\/([^"]+)"/g, (_, known: string) => `"${REF}${name(known)}"`))

/** Names whose schema is not the same for what is sent and what is answered, in itself or in what it refers to. */
function differing(sent: Named, answered: Named): Set<string> {
  const found = new Set<string>()
  const shared = Object.keys(sent).filter((name) => answered[name])
  const texts = new Map(shared.map((name) => [name, JSON.stringify(sent[name])]))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [name, text] of texts)
      if (text !== JSON.stringify(answered[name]) || [...found].some((other) => text.includes(`"#/$defs/${other}"`)))
        found.add(name)
  }
  return found
}

/**
 * All schemas of a document at once, so that what has a name (`.meta({ id })`) stands in it once.
 * @param sent by a key of the caller's @param answered likewise
 * @returns the schemas by key, and those with a name, which they refer to; a name that means another shape when it is sent
 *   ends there with `Input`
 */
export function jsonSchemas(sent: Record<string, z.ZodType>, answered: Record<string, z.ZodType>) {
  const input = convert(sent, 'input')
  const output = convert(answered, 'output')
  const twofold = differing(input.named, output.named)
  const inputName = (name: string) => (twofold.has(name) ? `${name}Input` : name)
  const same = (name: string) => name
  const components: Named = renamed(output.named, same)
  for (const [name, json] of Object.entries(input.named)) components[inputName(name)] = renamed(json, inputName)
  return {
    sent: renamed(input.at, inputName) as Named,
    answered: renamed(output.at, same) as Named,
    components: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** The schema a reference leads to, or the schema itself. */
export const resolved = (json: Json, components: Named): Json =>
  json.$ref ? (components[json.$ref.slice(REF.length)] ?? {}) : json

/** The name of a schema that is nothing but a reference. */
export const nameOf = (json: Json): string | undefined => json.$ref?.slice(REF.length)
