import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Endpoint, StreamEvents } from './contract.ts'
import { CSRF_HEADER, CSRF_VALUE } from './csrf-header.ts'
import type { CommonRefusal, RefusalTexts } from './refusal.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema } })

const binary = () => z.string().meta({ format: 'binary' })

/** What a request carries: JSON, or one file with texts beside it. */
function content({ upload, body }: Endpoint) {
  if (!upload) return body && json(body)
  const texts = body instanceof z.ZodObject ? body.shape : {}
  return { 'multipart/form-data': { schema: z.object({ [upload.field]: binary(), ...texts }) } }
}

/** Bytes have no schema of their own. */
const fileSchema = ({ file, answer }: Endpoint) => (file?.startsWith('text/') ? answer : binary())

/** Headers a program must send besides its session. */
function headers({ idempotent, upload }: Endpoint) {
  const shape = {
    ...(idempotent && { 'idempotency-key': z.string().min(16).max(64) }),
    ...(upload && { [CSRF_HEADER]: z.literal(CSRF_VALUE) }),
  }
  return Object.keys(shape).length > 0 && z.object(shape)
}

const envelope = (codes: string[]) =>
  z.object({
    error: z.object({
      code: z.enum(codes as [string, ...string[]]),
      message: z.string(),
      fields: z.record(z.string(), z.string()).nullable(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
      requestId: z.string(),
    }),
  })

/** One event of a stream, as a program reads it: its name and what it carries. */
const eventOf = (events: StreamEvents) =>
  z.union(Object.entries(events).map(([name, data]) => z.object({ event: z.literal(name), data })))

/** The refusals an endpoint can give: its own, and those that follow from its shape. */
export function refusalsOf(endpoint: Endpoint): string[] {
  const codes = new Set<string>(endpoint.refusals)
  if (endpoint.access !== 'anyone') codes.add('NOT_SIGNED_IN')
  if (['traveler', 'host', 'admin'].includes(endpoint.access)) codes.add('FORBIDDEN')
  if (endpoint.access === 'admin') codes.add('SECOND_FACTOR_NEEDED')
  if (endpoint.fresh) codes.add('FRESH_PASSWORD_NEEDED')
  if (endpoint.query || endpoint.body) codes.add('INVALID').add('MALFORMED')
  if (endpoint.body || endpoint.upload) codes.add('TOO_LARGE')
  if (endpoint.upload) codes.add('MALFORMED').add('WRONG_FILE').add('TOO_MANY')
  if (endpoint.params) codes.add('NOT_FOUND')
  if (endpoint.method !== 'get') codes.add('CROSS_ORIGIN')
  if (endpoint.limit || endpoint.events) codes.add('TOO_MANY')
  if (endpoint.idempotent) codes.add('KEY_MISSING').add('KEY_REUSED').add('IN_FLIGHT')
  return [...codes]
}

/** A contract as OpenAPI 3.1 wants it; refusals are grouped by status. */
export function openApiRoute(endpoint: Endpoint, texts: RefusalTexts): RouteConfig {
  const byStatus = new Map<number, string[]>()
  for (const code of refusalsOf(endpoint)) {
    const status = texts[code]?.status ?? 500
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes
        .map((code) => `${code}: ${endpoint.words?.[code as CommonRefusal] ?? texts[code]?.text}`)
        .join('\n\n'),
      content: json(envelope(codes)),
    },
  ])
  const carried = content(endpoint)
  const asked = headers(endpoint)
  return {
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    'x-access': endpoint.access,
    request: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(carried && { body: { required: true, content: carried } }),
      ...(asked && { headers: asked }),
    },
    responses: {
      [endpoint.status]: {
        description: endpoint.summary,
        ...(endpoint.events && { content: { 'text/event-stream': { schema: eventOf(endpoint.events) } } }),
        ...(endpoint.answer && {
          content: endpoint.file ? { [endpoint.file]: { schema: fileSchema(endpoint) } } : json(endpoint.answer),
        }),
      },
      ...Object.fromEntries(refusals),
    },
  } as RouteConfig
}
