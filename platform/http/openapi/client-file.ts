// Generates an API client as one TypeScript file from the published document, so that both always agree: types for every
// operation, and forty lines that send them. It needs only `fetch`.
import type { Json } from './json-schemas.ts'

type Ref = { $ref: string }
type Parameter = { name: string; in: string; required?: boolean; schema: Json }
type Content = Record<string, { schema: Json }>
type DocumentOperation = {
  operationId: string
  summary: string
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content } | Ref>
}
/** The parts of an OpenAPI document from which the client is generated. */
export type ClientDocument = {
  info: { title: string }
  paths: Record<string, Record<string, DocumentOperation>>
  components: {
    schemas: Record<string, Json>
    parameters?: Record<string, Parameter>
    responses: Record<string, { content?: Content }>
  }
}

const quoted = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))
const lastOf = ({ $ref }: Ref) => $ref.split('/').at(-1)!
const isRef = (value: object): value is Ref => '$ref' in value
const several = (types: string[], by: string) => {
  const different = [...new Set(types)]
  return different.length > 1 ? `(${different.join(by)})` : (different[0] ?? 'unknown')
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: Json): string {
  const json = schema as Record<string, unknown>
  if (typeof json.$ref === 'string') return `Schemas[${JSON.stringify(lastOf(json as Ref))}]`
  if ('const' in json) return JSON.stringify(json.const)
  if (Array.isArray(json.enum))
    return several(
      json.enum.map((value) => JSON.stringify(value)),
      ' | ',
    )
  const choice = (json.anyOf ?? json.oneOf) as Json[] | undefined
  if (choice) return several(choice.map(typeOf), ' | ')
  if (Array.isArray(json.allOf)) return several((json.allOf as Json[]).map(typeOf), ' & ')
  if (Array.isArray(json.type))
    return several(
      json.type.map((type) => typeOf({ ...schema, type } as Json)),
      ' | ',
    )
  if (json.format === 'binary') return 'Blob'
  if (json.type === 'array') {
    const parts = json.prefixItems as Json[] | undefined
    return parts ? `[${parts.map(typeOf).join(', ')}]` : `${typeOf((json.items as Json | undefined) ?? ({} as Json))}[]`
  }
  if (json.type === 'object' || json.properties) {
    const properties = Object.entries((json.properties ?? {}) as Record<string, Json>)
    if (properties.length > 0) return objectOf(properties, new Set((json.required as string[] | undefined) ?? []))
    const additional = json.additionalProperties
    return `Record<string, ${additional && typeof additional === 'object' ? typeOf(additional as Json) : 'unknown'}>`
  }
  return PLAIN[json.type as string] ?? 'unknown'
}

const objectOf = (properties: [string, Json][], required: ReadonlySet<string>): string =>
  `{ ${properties.map(([name, schema]) => `${quoted(name)}${required.has(name) ? '' : '?'}: ${typeOf(schema)}`).join('; ')} }`

function operationOf(route: string, operation: DocumentOperation, { components }: ClientDocument): string | null {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    isRef(parameter) ? components.parameters![lastOf(parameter)]! : parameter,
  )
  const group = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const inputField = (name: string, of: Parameter[]) => {
    if (of.length === 0) return []
    const required = of.filter(({ required }) => required).map((parameter) => parameter.name)
    const type = objectOf(
      of.map((parameter) => [parameter.name, parameter.schema]),
      new Set(required),
    )
    return [`${name}${required.length > 0 ? '' : '?'}: ${type}`]
  }
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))![1]
  const content = (isRef(success) ? components.responses[lastOf(success)] : success)?.content
  const [type, answer] = Object.entries(content ?? {})[0] ?? []
  // Streams are left out, because the client only makes single calls.
  if (type === 'text/event-stream') return null
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  const parts = [
    ...inputField('params', group('path')),
    ...inputField('query', group('query')),
    ...(body ? [`body: ${body[0] === 'multipart/form-data' ? 'FormData' : typeOf(body[1].schema)}`] : []),
    ...(group('header').some(({ name }) => name === 'Idempotency-Key') ? ['key: string'] : []),
    `answer: ${!type || !answer ? 'null' : type === 'application/json' ? typeOf(answer.schema) : 'Blob'}`,
  ]
  return `  /** ${operation.summary.replaceAll('*/', '')}: ${route} */\n  ${operation.operationId}: { ${parts.join('; ')} }`
}

/** The code that sends requests; the same for every document. */
const SENDER = `
type Given<O> = Omit<O, 'answer'>
type Arguments<O> = Record<never, never> extends Given<O> ? [given?: Given<O>] : [given: Given<O>]
export type Options = {
  /** Where Torogoz is, like https://torogoz.example */
  url: string
  /** A token of a program: torogoz_… */
  token?: string
  /** How often it is asked again when it says to wait, or the network is gone. Writes only with a \`key\`. */
  tries?: number
}

/** A "no": \`code\` is for programs, \`message\` is Spanish and fit for a screen. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | null
  readonly requestId: string
  constructor(status: number, error: { code: string; message: string; fields: Record<string, string> | null; requestId: string }) {
    super(error.message)
    this.status = status
    this.code = error.code
    this.fields = error.fields
    this.requestId = error.requestId
  }
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const MALFORMED = { code: 'MALFORMED', message: 'No answer of the API', fields: null, requestId: '' }

/** Calls operations by their names: \`await torogoz({ url }).call('experiencesShow', { params: { id } })\`. */
export function torogoz({ url, token, tries = 3 }: Options) {
  async function call<Name extends keyof Operations>(name: Name, ...[given]: Arguments<Operations[Name]>): Promise<Operations[Name]['answer']> {
    const { params = {}, query = {}, body, key } = (given ?? {}) as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; key?: string }
    const [method, path] = routes[name].split(' ') as [string, string]
    const address = new URL(path.replace(/\\{(\\w+)\\}/g, (_, one) => encodeURIComponent(params[one]!)), url)
    for (const [one, value] of Object.entries(query)) for (const each of [value].flat()) if (each != null) address.searchParams.append(one, String(each))
    const isForm = body instanceof FormData
    const headers = {
      ...(token && { authorization: \`Bearer \${token}\` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && (isForm ? { 'x-requested-with': 'torogoz' } : { 'content-type': 'application/json' })),
    }
    const repeatable = method === 'GET' || key !== undefined
    for (let nth = 1; ; nth++) {
      const sent = await fetch(address, { method, headers, ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }) }).catch((error: unknown) => {
        if (!repeatable || nth >= tries) throw error
        return null
      })
      const wait = sent === null ? nth : Number(sent.headers.get('retry-after'))
      if (sent?.ok) return (sent.status === 204 ? null : sent.headers.get('content-type')?.startsWith('application/json') ? await sent.json() : await sent.blob()) as Operations[Name]['answer']
      if (sent && (!wait || !repeatable || nth >= tries)) throw new ApiError(sent.status, (await sent.json().catch(() => null))?.error ?? MALFORMED)
      await pause(wait)
    }
  }
  return { call }
}
`

/** The client of a document, as the text of a TypeScript file. @param origin where the document is, for its first line */
export function clientFile(document: ClientDocument, origin: string): string {
  const operations: string[] = []
  const routes: string[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const route = `${method.toUpperCase()} ${path}`
      const line = operationOf(route, operation, document)
      if (!line) continue
      operations.push(line)
      routes.push(`  ${operation.operationId}: '${route}',`)
    }
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `  ${quoted(name)}: ${typeOf(schema)}`,
  )
  return [
    `// ${document.info.title}. Written from ${origin}; needs nothing but fetch.`,
    `export interface Schemas {\n${schemas.join('\n')}\n}`,
    `export interface Operations {\n${operations.join('\n')}\n}`,
    `const routes: { [Name in keyof Operations]: string } = {\n${routes.join('\n')}\n}`,
    SENDER.trim(),
    '',
  ].join('\n\n')
}
