import type { z } from 'zod'
import type { Endpoint } from '../contract.ts'
import './input-words.ts'
import { isMultipart } from '../limits/origin.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

/** 256 KB: the longest legal form is far below; files are read elsewhere. */
const MAX_BODY_BYTES = 256 * 1024
/** Allowance for the multipart framing and the texts beside a file. */
const MAX_FRAME_BYTES = 64 * 1024

/** A file as it was sent: name and type are only claims. */
export type Upload = { bytes: Buffer; type: string; name: string }

/** First message per field, keyed by dotted path. */
function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || '_'] ??= issue.message
  return fields
}

async function readJson(request: Request): Promise<unknown | Refusal> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('MALFORMED')
  const bytes = await readLimited(request, MAX_BODY_BYTES)
  if (!bytes) return refuse('TOO_LARGE')
  try {
    const text = new TextDecoder().decode(bytes)
    // PostgreSQL stores neither NUL nor half of a surrogate pair, so such text is refused here once for all fields.
    if (text.includes('\\u0000') || !text.isWellFormed()) return refuse('MALFORMED')
    const value = JSON.parse(text)
    return JSON.stringify(value).isWellFormed() && !hasLoneSurrogate(value) ? value : refuse('MALFORMED')
  } catch {
    return refuse('MALFORMED')
  }
}

/**
 * Reads the body of a request, and stops as soon as it exceeds a size, because the announced length may be missing or false.
 * @returns null when it is larger
 */
export async function readLimited(request: Request, largest: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > largest) {
      await reader.cancel().catch(() => {})
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** A form with one file: the file, and its texts as an object. */
async function readMultipart(
  request: Request,
  { field, largest }: NonNullable<Endpoint['upload']>,
): Promise<{ file: Upload; texts: unknown } | Refusal> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!isMultipart(request)) return refuse('MALFORMED')
  const bytes = await readLimited(request, largest + MAX_FRAME_BYTES)
  if (!bytes) return refuse('TOO_LARGE')
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return refuse('MALFORMED')
  }
  const file = form.get(field)
  if (!(file instanceof File)) return refuse('MALFORMED')
  if (file.size > largest) return refuse('TOO_LARGE')
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  if (hasLoneSurrogate(texts)) return refuse('MALFORMED')
  return { file: { bytes: Buffer.from(await file.arrayBuffer()), type: file.type, name: file.name }, texts }
}

function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed() || value.includes('\u0000')
  if (Array.isArray(value)) return value.some(hasLoneSurrogate)
  if (value && typeof value === 'object')
    return Object.entries(value).some(([key, inner]) => hasLoneSurrogate(key) || hasLoneSurrogate(inner))
  return false
}

/** What stands in the address and the body of a call, as it was sent; what its endpoint does not name is never read. */
export type RawInput = {
  request: Request
  params: () => Record<string, string>
  query: () => Record<string, string | string[]>
}

/** A typed query as an address would say it: absent values are left out. */
export const wordsOf = (query: Record<string, unknown>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]): [string, string[]] => [
        name,
        [value]
          .flat()
          .filter((item) => item !== undefined && item !== null)
          .map(String),
      ])
      .filter(([, words]) => words.length > 0),
  )

/** Repeated names become a list: `?amenity=Wifi&amenity=Baños`. */
export const queryOf = (queries: Record<string, string[]>): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]!]))

/**
 * Validates parameters, query and body; unknown keys are dropped. A malformed identifier answers like a missing thing
 * (INV-31), so that the two can not be told apart.
 */
export async function readInput(endpoint: Endpoint, { request, ...sent }: RawInput) {
  const input: { params?: unknown; query?: unknown; body?: unknown; file?: Upload } = {}
  if (endpoint.params) {
    const params = endpoint.params.safeParse(sent.params())
    if (!params.success) return refuse('NOT_FOUND')
    input.params = params.data
  }
  if (endpoint.query) {
    const raw = sent.query()
    if (hasLoneSurrogate(raw)) return refuse('MALFORMED')
    const query = endpoint.query.safeParse(raw)
    if (!query.success) return refuse('INVALID', { fields: fieldMessages(query.error) })
    input.query = query.data
  }
  let raw: unknown
  if (endpoint.upload) {
    const form = await readMultipart(request, endpoint.upload)
    if (isRefusal(form)) return form
    input.file = form.file
    raw = form.texts
  } else if (endpoint.body) {
    raw = await readJson(request)
    if (isRefusal(raw)) return raw
  }
  if (endpoint.body) {
    const body = endpoint.body.safeParse(raw)
    if (!body.success) return refuse('INVALID', { fields: fieldMessages(body.error) })
    input.body = body.data
  }
  return input
}
