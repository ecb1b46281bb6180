// Accepts a page's own form where no script runs. Only reading the fields and showing the result differ; in between, the call
// is sent to the API with the session and origin of the sender (docs/decisions/0186), so no rule exists twice.
import { setTimeout as wait } from 'node:timers/promises'
import { ACCOUNT_FIELD, ACCOUNT_HEADER } from '../client/account-header.ts'
import type { Endpoint, FormFields, PostedForm } from '../contract.ts'
import { isCrossOrigin } from '../limits/origin.ts'
import { type CommonRefusal, commonRefusals, type ErrorEnvelope } from '../refusal.ts'
import { errorResponse } from '../response/error-response.ts'
import { REQUEST_ID_HEADER } from './request-headers.ts'
import { readLimited } from './request-input.ts'

/** Form field that names the call: `post /auth/sign-in`. */
const CALL = 'call'
/** The longest form is a booking with 1000 letters of wishes, each up to nine bytes when URL-encoded. */
const MAX_FORM_BYTES = 32 * 1024
/** How long to wait for a duplicate that is still running, so that somebody who presses twice sees the result of the first. */
const RETRY = { tries: 4, ms: 1000 }

/** The result of a posted form, for the page that is rendered again around it. */
export type Posted = {
  call: string
  /** Whether the form has fields of its own, next to which it shows the messages. */
  hasFields: boolean
  /** What was typed, as far as it may be shown again. */
  typed: Record<string, string>
  status: number
  retryAfter: string | null
  refusal: Pick<ErrorEnvelope['error'], 'code' | 'message' | 'fields' | 'data'>
}

type Form = { endpoint: Endpoint; form: PostedForm; path: RegExp }
export type FormOptions = {
  forms: readonly Form[]
  /** The API. */
  send: (request: Request) => Response | Promise<Response>
  /** The sign-in page for a page that requires an account, with the way back. */
  signIn: (page: string) => string
}

export const formsOf = (endpoints: readonly Endpoint[]): Form[] =>
  endpoints.flatMap((endpoint) =>
    endpoint.form
      ? [
          {
            endpoint,
            form: endpoint.form as PostedForm,
            path: new RegExp(`^${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '[\\w-]+')}$`),
          },
        ]
      : [],
  )

/** The page of the form; two slashes at the beginning would name another site (INV-35). */
const pageOf = ({ pathname, search }: URL) => pathname.replace(/^[/\\]+/, '/') + search

const seeOther = (location: string, cookies: string[] = []) => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** An address of this site. @throws when a form would lead elsewhere, which would be an open redirect */
function sameOriginPath(path: string, { origin }: URL): string {
  const to = new URL(path, origin)
  if (to.origin !== origin || !path.startsWith('/')) throw new Error('a form leads to our own pages only')
  return to.pathname + to.search + to.hash
}

async function readFields(request: Request): Promise<Record<string, string> | CommonRefusal> {
  const bytes = await readLimited(request, MAX_FORM_BYTES)
  if (!bytes) return 'TOO_LARGE'
  const pairs = [...new URLSearchParams(new TextDecoder().decode(bytes))]
  if (pairs.flat().some((text) => text.includes('\0'))) return 'MALFORMED'
  // Browsers post two letters for the end of a line; to the field's limit and to a script it is one.
  return Object.fromEntries(pairs.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}

/** The same call as a script would send it. It keeps the form's headers, and with them session, origin and address. */
function callFor(request: Request, { endpoint, form }: Form, call: string, fields: FormFields): Request {
  const headers = new Headers(request.headers)
  // Encoded, because somebody may send what no header can hold; an id stays as it is.
  if (fields[ACCOUNT_FIELD]) headers.set(ACCOUNT_HEADER, encodeURIComponent(fields[ACCOUNT_FIELD]))
  for (const name of ['content-length', 'content-type', 'transfer-encoding', 'idempotency-key']) headers.delete(name)
  headers.set('accept', 'application/json')
  if (endpoint.idempotent && fields.key) headers.set('idempotency-key', fields.key)
  const body = form.body && JSON.stringify(form.body(fields))
  if (body) headers.set('content-type', 'application/json')
  const [method = '', path = ''] = call.split(' ')
  const { origin } = new URL(request.url)
  return new Request(`${origin}/api${path}`, {
    method: method.toUpperCase(),
    headers,
    ...(body && { body }),
    signal: request.signal,
  })
}

async function sendWithRetry(options: FormOptions, build: () => Request): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await options.send(build())
    if (answer.status !== 409 || tries === RETRY.tries) return answer
    const { error } = (await answer.clone().json()) as ErrorEnvelope
    if (error.code !== 'IN_FLIGHT') return answer
    await wait(RETRY.ms)
  }
}

/**
 * Answers a form that a page posted to its own address.
 * @returns a redirect, a plain refusal, or what the page has to show when it is rendered again
 */
export async function handleForm(request: Request, options: FormOptions): Promise<Response | Posted> {
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? ''
  const url = new URL(request.url)
  // The API refuses this too, but here nothing has been read yet.
  if (isCrossOrigin(request)) return errorResponse(request, 'CROSS_ORIGIN', { requestId })
  const read = await readFields(request)
  if (typeof read === 'string') return errorResponse(request, read, { requestId })
  const { [CALL]: call = '', ...typed } = read
  const match = options.forms.find(({ path }) => path.test(call))
  if (!match) return errorResponse(request, 'METHOD', { requestId, allow: 'GET, HEAD, OPTIONS' })
  const { form } = match
  const refused = (status: number, refusal: Posted['refusal'], retryAfter: string | null = null): Posted => {
    // What one person typed must not appear in the page of another.
    const keep = refusal.code === 'OTHER_ACCOUNT' ? [] : form.keep
    const retained = Object.entries(typed).filter(([name]) => keep?.includes(name))
    return {
      call,
      hasFields: form.body !== undefined,
      typed: Object.fromEntries(retained),
      status,
      retryAfter,
      refusal,
    }
  }

  const errors = form.check?.(typed) ?? {}
  if (Object.keys(errors).length > 0) {
    const { status, text } = commonRefusals.INVALID
    return refused(status, { code: 'INVALID', message: errors._ ?? text, fields: errors, data: null })
  }
  const answer = await sendWithRetry(options, () => callFor(request, match, call, typed))
  if (answer.ok) {
    const body = answer.status === 204 ? null : await answer.json()
    const to = form.leadsTo?.(body as never, url) ?? pageOf(url)
    const cookies = answer.headers.getSetCookie()
    return seeOther(sameOriginPath(to, url), form.setCookie ? [...cookies, form.setCookie] : cookies)
  }
  const { error } = (await answer.json()) as ErrorEnvelope
  const { code, message, data } = error
  if (code === 'NOT_SIGNED_IN') return seeOther(options.signIn(pageOf(url)))
  // The page could not be rendered either.
  if (code === 'UNAVAILABLE') return errorResponse(request, code, { requestId, retryAfter: 5 })
  const fields =
    error.fields &&
    Object.fromEntries(Object.entries(error.fields).map(([name, words]) => [form.names?.[name] ?? name, words]))
  return refused(answer.status, { code, message, fields, data }, answer.headers.get('retry-after'))
}
