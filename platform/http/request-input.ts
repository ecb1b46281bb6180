import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from './contract.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** 256 KB: the longest legal text form is far below; uploads have their own route. */
const LARGEST_BODY = 256 * 1024

/** First message per field, keyed by dotted path. */
function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || '_'] ??= issue.message
  return fields
}

async function readJson(c: Context): Promise<unknown | Refusal> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return refuse('MALFORMED')
  if (Number(c.req.header('content-length') ?? 0) > LARGEST_BODY) return refuse('TOO_LARGE')
  const text = await c.req.text()
  if (text.length > LARGEST_BODY) return refuse('TOO_LARGE')
  try {
    // PostgreSQL stores neither NUL nor half of a surrogate pair; such text is refused here once for all fields.
    if (text.includes('\\u0000') || !text.isWellFormed()) return refuse('MALFORMED')
    const value = JSON.parse(text)
    return JSON.stringify(value).isWellFormed() && !hasLoneSurrogate(value) ? value : refuse('MALFORMED')
  } catch {
    return refuse('MALFORMED')
  }
}

function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed() || value.includes('\u0000')
  if (Array.isArray(value)) return value.some(hasLoneSurrogate)
  if (value && typeof value === 'object')
    return Object.entries(value).some(([key, inner]) => hasLoneSurrogate(key) || hasLoneSurrogate(inner))
  return false
}

/** Repeated names become a list: `?amenity=Wifi&amenity=Baños`. */
function readQuery(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]!]),
  )
}

/**
 * Parameters, query and body of a request, each through its schema; unknown keys are dropped.
 * A malformed identifier answers like a missing thing (INV-31).
 */
export async function readInput(endpoint: Endpoint, c: Context) {
  const input: { params?: unknown; query?: unknown; body?: unknown } = {}
  if (endpoint.params) {
    const params = endpoint.params.safeParse(c.req.param())
    if (!params.success) return refuse('NOT_FOUND')
    input.params = params.data
  }
  if (endpoint.query) {
    const raw = readQuery(c)
    if (hasLoneSurrogate(raw)) return refuse('MALFORMED')
    const query = endpoint.query.safeParse(raw)
    if (!query.success) return refuse('INVALID', { fields: fieldMessages(query.error) })
    input.query = query.data
  }
  if (endpoint.body) {
    const json = await readJson(c)
    if (isRefusal(json)) return json
    const body = endpoint.body.safeParse(json)
    if (!body.success) return refuse('INVALID', { fields: fieldMessages(body.error) })
    input.body = body.data
  }
  return input
}
