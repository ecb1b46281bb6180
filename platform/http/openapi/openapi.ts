// Builds the OpenAPI 3.1 document of the API. Nothing in it is written by hand, so it can not contradict the contracts.
import { z } from 'zod'
import { CSRF_HEADER, CSRF_VALUE } from '../client/csrf-header.ts'
import type { Endpoint, StreamEvents } from '../contract.ts'
import { commonRefusals, type RefusalTexts } from '../refusal.ts'
import { exampleOf, type SampleWords } from './examples.ts'
import { type Json, jsonSchemas, nameOf, resolved, withBases } from './json-schemas.ts'
import { descriptionOf, type Operation, refusalsOf } from './operation.ts'
import { errorSchemas, headers, limitHeaders, refusalResponses, responseKey } from './responses.ts'

/** What no contract can say. */
export type About = {
  info: Record<string, unknown>
  servers: { url: string; description?: string }[]
  /** Descriptions of the groups of endpoints, by name. */
  tags: Record<string, string>
  securitySchemes: Record<string, object>
  /** Example values by property name. */
  words: SampleWords
}

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Json; example?: unknown }
type Schemas = ReturnType<typeof jsonSchemas>
type Ref = { $ref: string }

const refTo = (response: string): Ref => ({ $ref: `#/components/responses/${response}` })

const binary = () => z.string().meta({ format: 'binary' })

/** The body of a request: JSON, or one file with texts beside it. */
function bodyOf({ upload, body }: Endpoint): z.ZodType | undefined {
  if (!upload) return body
  const texts = body instanceof z.ZodObject ? body.shape : {}
  return z.object({ [upload.field]: binary(), ...texts })
}

const eventOf = (events: StreamEvents) => {
  const shapes = Object.entries(events).map(([name, data]) => z.object({ event: z.literal(name), data }))
  // A union of one schema is invalid.
  return shapes.length === 1 ? shapes[0] : z.union(shapes)
}

/** Bytes have no schema of their own. */
function answerOf({ answer, file, events }: Endpoint): z.ZodType | undefined {
  if (events) return eventOf(events)
  return file && !file.startsWith('text/') ? binary() : (answer ?? undefined)
}

/** The schemas of every operation: each key is the id of an operation and what of it is meant. */
function allSchemas(operations: readonly Operation[]): Schemas {
  const sent: Record<string, z.ZodType> = {}
  const answered: Record<string, z.ZodType> = {}
  for (const { id, endpoint } of operations) {
    const body = bodyOf(endpoint)
    const answer = answerOf(endpoint)
    if (endpoint.params) sent[`${id} path`] = endpoint.params
    if (endpoint.query) sent[`${id} query`] = endpoint.query
    if (body) sent[`${id} body`] = body
    if (answer) answered[id] = answer
  }
  return jsonSchemas(sent, answered)
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Made anew for every wish and sent again with every try of it',
  schema: { type: 'string', minLength: 16, maxLength: 64 },
  example: '0190c5a3-7d2e-7abc-9def-0123456789ab',
}
const csrf: Parameter = {
  name: CSRF_HEADER,
  in: 'header',
  required: true,
  schema: { type: 'string', const: CSRF_VALUE },
  example: CSRF_VALUE,
}

function parametersOf({ id, endpoint }: Operation, schemas: Schemas, words: SampleWords): Parameter[] {
  const of = (place: 'path' | 'query') => {
    const { properties = {}, required = [] } = resolved(schemas.sent[`${id} ${place}`] ?? {}, schemas.components)
    return Object.entries(properties).map(([name, { description, ...schema }]): Parameter => {
      const isRequired = place === 'path' || required.includes(name)
      const example = place === 'path' && { example: exampleOf(schema, schemas.components, words, name) }
      return {
        name,
        in: place,
        ...(isRequired && { required: true }),
        ...(description && { description }),
        schema,
        ...example,
      }
    })
  }
  return [
    ...of('path'),
    ...of('query'),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.upload ? [csrf] : []),
  ]
}

/** Parameters that several operations share stand in the document once; of one name, the most used shape has it alone. */
function sharedParameters(lists: Parameter[][]): Map<string, string> {
  const uses = new Map<string, { name: string; count: number }>()
  for (const parameter of lists.flat()) {
    const text = JSON.stringify(parameter)
    const entry = uses.get(text)
    if (entry) entry.count++
    else uses.set(text, { name: parameter.name, count: 1 })
  }
  const shared = new Map<string, string>()
  const inOrder = [...uses].filter(([, { count }]) => count > 1).toSorted(([, a], [, b]) => b.count - a.count)
  for (const [text, { name }] of inOrder) {
    const shapes = [...shared.values()].filter((sharedName) => sharedName.split('.')[0] === name).length
    shared.set(text, shapes === 0 ? name : `${name}.${shapes + 1}`)
  }
  return shared
}

/**
 * What an anonymous visitor may call may also be called with a session, because some answers then hold more. An endpoint with
 * a scope also accepts a program's token.
 */
const securityOf = ({ access, scope }: Endpoint) =>
  access === 'anyone'
    ? { security: [{}, { session: [] }] }
    : scope !== undefined && { security: [{ session: [] }, { accessToken: [] }] }

/** Builds the document. @param operations each with an id of its own */
export function openApiDocument(operations: readonly Operation[], texts: RefusalTexts, about: About): object {
  const schemas = allSchemas(operations)
  const media = (schema: Json) => ({ schema, example: exampleOf(schema, schemas.components, about.words) })

  const lists = new Map(operations.map((operation) => [operation, parametersOf(operation, schemas, about.words)]))
  const shared = sharedParameters([...lists.values()])
  const parameter = (original: Parameter): Parameter | Ref => {
    const name = shared.get(JSON.stringify(original))
    return name ? { $ref: `#/components/parameters/${name}` } : original
  }

  const refusalKeys = new Set<string>()
  const answers: Record<string, object> = { 204: { description: 'Done', headers: limitHeaders } }
  /** The success response; a named schema, and a file of one type, are referred to. */
  const success = ({ id, endpoint }: Operation) => {
    const schema = schemas.answered[id]
    if (!schema) return refTo('204')
    const type = endpoint.events ? 'text/event-stream' : (endpoint.file ?? 'application/json')
    const isJson = type === 'application/json'
    const response = {
      description: 'Done',
      headers: limitHeaders,
      content: { [type]: isJson ? media(schema) : { schema } },
    }
    const name = isJson ? nameOf(schema) : endpoint.file?.replace(/;.*/, '').replace('/', '.')
    if (!name) return response
    answers[name] ??= response
    return refTo(name)
  }
  const responsesOf = (operation: Operation) => {
    const keys = [
      '429',
      '5XX',
      ...refusalsOf(operation.endpoint).map((code) => responseKey(texts[code]?.status ?? 500)),
    ]
    for (const key of keys) refusalKeys.add(key)
    const refusals = Object.fromEntries(keys.map((key) => [key, refTo(key)]))
    return { [operation.endpoint.status]: success(operation), ...refusals }
  }

  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { id, endpoint } = operation
    const body = schemas.sent[`${id} body`]
    const type = endpoint.upload ? 'multipart/form-data' : 'application/json'
    const parameters = lists.get(operation)!.map(parameter)
    const path = `/api${endpoint.path}`
    paths[path] ??= {}
    paths[path][endpoint.method] = {
      operationId: id,
      summary: endpoint.summary,
      description: descriptionOf(endpoint),
      tags: [endpoint.tag],
      ...securityOf(endpoint),
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: { required: true, content: { [type]: endpoint.upload ? { schema: body } : media(body) } },
      }),
      responses: responsesOf(operation),
    }
  }

  // Only codes that an operation of this document can answer.
  const usedCodes = new Set([
    ...Object.keys(commonRefusals),
    ...operations.flatMap(({ endpoint }) => endpoint.refusals),
  ])
  const usedTexts = Object.fromEntries(Object.entries(texts).filter(([code]) => usedCodes.has(code)))
  const usedTags = new Set(operations.map(({ endpoint }) => endpoint.tag))
  return {
    openapi: '3.1.0',
    info: about.info,
    servers: about.servers,
    security: [{ session: [] }],
    tags: [...usedTags].map((name) => ({ name, description: about.tags[name] ?? '' })),
    paths,
    components: {
      securitySchemes: about.securitySchemes,
      schemas: { ...withBases(schemas.components), ...errorSchemas(usedTexts) },
      parameters: Object.fromEntries([...shared].map(([text, name]) => [name, JSON.parse(text)])),
      headers,
      responses: { ...answers, ...refusalResponses(refusalKeys) },
    },
  }
}
