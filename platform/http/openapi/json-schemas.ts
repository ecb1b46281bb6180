// Converts the contracts' zod schemas to JSON Schema 2020-12, which OpenAPI 3.1 uses.
import { z } from 'zod'

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

/** Removes keywords that tell a reader nothing. */
function tidy({ jsonSchema: json }: { jsonSchema: object }) {
  const schema = json as Json & { id?: string; contentEncoding?: string }
  delete schema.id
  // The format says the same; its regular expression is hundreds of characters long.
  if (schema.format) delete schema.pattern
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // An enumeration whose keys are all required becomes plain properties, which readers and code generators understand.
  if (schema.propertyNames && schema.required) {
    schema.properties = Object.fromEntries(schema.required.map((key) => [key, schema.additionalProperties as Json]))
    delete schema.propertyNames
    delete schema.additionalProperties
  }
  // Key schemas other than enumerations say nothing.
  if (schema.propertyNames && !schema.propertyNames.enum && !schema.propertyNames.$ref) delete schema.propertyNames
  // Strict tools want `items` on every array, tuples too; all items of our tuples have one type.
  if (schema.type === 'array' && !schema.items) schema.items = schema.prefixItems?.[0] ?? { type: 'string' }
}

function convert(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): { at: Named; definitions: Named } {
  const options = { io, unrepresentable: 'any', reused: 'inline', override: tidy } as const
  const json = z.toJSONSchema(z.object(schemas), options)
  return { at: json.properties as Named, definitions: (json.$defs ?? {}) as Named }
}

const renamed = (json: unknown, name: (oldName: string) => string) =>
  JSON.parse(JSON.stringify(json).replace(/"#\/\$defs\/([^"]+)"/g, (_, oldName: string) => `"${REF}${name(oldName)}"`))

/** Names whose schema differs between input and output, in itself or in what it refers to. */
function differing(sent: Named, received: Named): Set<string> {
  const names = new Set<string>()
  const common = Object.keys(sent).filter((name) => received[name])
  const texts = new Map(common.map((name) => [name, JSON.stringify(sent[name])]))
  for (let before = -1; before < names.size; ) {
    before = names.size
    for (const [name, text] of texts)
      if (text !== JSON.stringify(received[name]) || [...names].some((other) => text.includes(`"#/$defs/${other}"`)))
        names.add(name)
  }
  return names
}

/**
 * Converts all schemas of a document at once, so that a named one (`.meta({ id })`) stands in it once.
 * @param sent by a key of the caller's @param received likewise
 * @returns the schemas by key, and the named ones they refer to; a name whose input differs from its output gets an `Input`
 * twin
 */
export function jsonSchemas(sent: Record<string, z.ZodType>, received: Record<string, z.ZodType>) {
  const input = convert(sent, 'input')
  const output = convert(received, 'output')
  const differingNames = differing(input.definitions, output.definitions)
  const inputName = (name: string) => (differingNames.has(name) ? `${name}Input` : name)
  const identity = (name: string) => name
  const components: Named = renamed(output.definitions, identity)
  for (const [name, json] of Object.entries(input.definitions)) components[inputName(name)] = renamed(json, inputName)
  return {
    sent: renamed(input.at, inputName) as Named,
    answered: renamed(output.at, identity) as Named,
    components: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

export const resolved = (json: Json, components: Named): Json =>
  json.$ref ? (components[json.$ref.slice(REF.length)] ?? {}) : json

export const nameOf = (json: Json): string | undefined => json.$ref?.slice(REF.length)

/** A shared schema with fewer fields is no noun that others could be said to extend. */
const MIN_BASE_FIELDS = 5

const properties = (json: Json) => Object.entries(json.properties ?? {})

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function isExtendedBy(base: Json, json: Json): boolean {
  const required = new Set(json.required)
  const fields = properties(base)
  return (
    fields.length >= MIN_BASE_FIELDS &&
    fields.length < properties(json).length &&
    fields.every(([name, field]) => sameJson(json.properties?.[name], field)) &&
    fields.every(([name]) => required.has(name) === (base.required ?? []).includes(name))
  )
}

/**
 * Says `allOf` of the widest other schema where one holds all fields of it and more: a reader sees what is added, and a
 * generated client has types that extend each other as the contracts do.
 */
export function withBases(components: Named): Named {
  const baseOf = (name: string, json: Json) =>
    Object.entries(components)
      .filter(([other, base]) => other !== name && isExtendedBy(base, json))
      .toSorted(([, a], [, b]) => properties(b).length - properties(a).length)[0]
  return Object.fromEntries(
    Object.entries(components).map(([name, json]) => {
      const match = baseOf(name, json)
      if (!match) return [name, json]
      const [base, { properties: baseFields = {} }] = match
      const added = properties(json).filter(([field]) => !(field in baseFields))
      const required = json.required?.filter((field) => !(field in baseFields)) ?? []
      const extension: Json = {
        type: 'object',
        properties: Object.fromEntries(added),
        ...(required.length && { required }),
      }
      return [
        name,
        { ...(json.description && { description: json.description }), allOf: [{ $ref: REF + base }, extension] },
      ]
    }),
  )
}
