// The second door of the API: a page's own form, posted where no script runs. It begins and ends differently; what lies
// between is the call itself, sent to the API with the session and the origin of whoever posted (docs/decisions/0186).
import { setTimeout as wait } from 'node:timers/promises'
import { plainAnswer } from '../answer/plain-answer.ts'
import type { Endpoint, PostedForm, Typed } from '../contract.ts'
import { isCrossOrigin } from '../limits/origin.ts'
import { type CommonRefusal, commonRefusals, type ErrorEnvelope } from '../refusal.ts'
import { REQUEST_ID_HEADER } from './request-headers.ts'
import { readAtMost } from './request-input.ts'

/** Name of the field that says which call is meant: `post /auth/sign-in`. */
const CALL = 'call'
/** The longest form is a booking with 1000 letters of wishes, each of them up to nine bytes here. */
const MAX_FORM_BYTES = 32 * 1024
/** A twin that is still at work is waited for: who presses twice sees what came of it. */
const PATIENCE = { tries: 4, ms: 1000 }

/** What came of a posted form, for the page that is drawn again around it. */
export type Posted = {
  /** The call it meant, as `callOf` writes it. */
  call: string
  /** Whether the form has fields of its own, and so shows itself what is wrong with them. */
  hasFields: boolean
  /** What was typed and may be shown again. */
  typed: Record<string, string>
  status: number
  retryAfter: string | null
  refusal: Pick<ErrorEnvelope['error'], 'code' | 'message' | 'fields' | 'data'>
}

type Form = { endpoint: Endpoint; form: PostedForm; path: RegExp }
export type FormDoor = {
  forms: readonly Form[]
  /** The API. */
  ask: (request: Request) => Response | Promise<Response>
  /** Where somebody who is not signed in goes, and comes back from. */
  signIn: (page: string) => string
}

/** The endpoints that declare a form. */
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

/** The page a form stands on; two slashes at the beginning would name another site (INV-35). */
const pageOf = ({ pathname, search }: URL) => pathname.replace(/^[/\\]+/, '/') + search

const seeOther = (location: string, cookies: string[] = []) => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A place of ours. @throws when a form would lead elsewhere */
function ownPlace(path: string, { origin }: URL): string {
  const to = new URL(path, origin)
  if (to.origin !== origin || !path.startsWith('/')) throw new Error('a form leads to our own pages only')
  return to.pathname + to.search + to.hash
}

async function readTyped(request: Request): Promise<Record<string, string> | CommonRefusal> {
  const bytes = await readAtMost(request, MAX_FORM_BYTES)
  if (!bytes) return 'TOO_LARGE'
  const pairs = [...new URLSearchParams(new TextDecoder().decode(bytes))]
  return pairs.flat().some((text) => text.includes('\0')) ? 'MALFORMED' : Object.fromEntries(pairs)
}

/** The same call as a script would send it: headers, and with them session, origin and address, are those of the form. */
function callFor(request: Request, { endpoint, form }: Form, call: string, typed: Typed): Request {
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding', 'idempotency-key']) headers.delete(name)
  headers.set('accept', 'application/json')
  if (endpoint.idempotent && typed.key) headers.set('idempotency-key', typed.key)
  const body = form.body && JSON.stringify(form.body(typed))
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

async function askPatiently(door: FormDoor, make: () => Request): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await door.ask(make())
    if (answer.status !== 409 || tries === PATIENCE.tries) return answer
    const { error } = (await answer.clone().json()) as ErrorEnvelope
    if (error.code !== 'IN_FLIGHT') return answer
    await wait(PATIENCE.ms)
  }
}

/**
 * Answers a form that a page posted to its own address.
 * @returns where it leads, a plain refusal, or what the page has to show when it is drawn again
 */
export async function answerForm(request: Request, door: FormDoor): Promise<Response | Posted> {
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? ''
  const url = new URL(request.url)
  // The API would say so too; here it is said before anything is read.
  if (isCrossOrigin(request)) return plainAnswer(request, 'CROSS_ORIGIN', { requestId })
  const read = await readTyped(request)
  if (typeof read === 'string') return plainAnswer(request, read, { requestId })
  const { [CALL]: call = '', ...typed } = read
  const found = door.forms.find(({ path }) => path.test(call))
  if (!found) return plainAnswer(request, 'METHOD', { requestId, allow: 'GET, HEAD, OPTIONS' })
  const { form } = found
  const again = (status: number, refusal: Posted['refusal'], retryAfter: string | null = null): Posted => {
    const kept = Object.entries(typed).filter(([name]) => form.keep?.includes(name))
    return { call, hasFields: form.body !== undefined, typed: Object.fromEntries(kept), status, retryAfter, refusal }
  }

  const wrong = form.check?.(typed) ?? {}
  if (Object.keys(wrong).length > 0) {
    const { status, text } = commonRefusals.INVALID
    return again(status, { code: 'INVALID', message: wrong._ ?? text, fields: wrong, data: null })
  }
  const answer = await askPatiently(door, () => callFor(request, found, call, typed))
  if (answer.ok) {
    const said = answer.status === 204 ? null : await answer.json()
    const to = form.leadsTo?.(said as never, url) ?? pageOf(url)
    return seeOther(ownPlace(to, url), answer.headers.getSetCookie())
  }
  const { error } = (await answer.json()) as ErrorEnvelope
  const { code, message, data } = error
  if (code === 'NOT_SIGNED_IN') return seeOther(door.signIn(pageOf(url)))
  // Nothing of the page could be had either.
  if (code === 'UNAVAILABLE') return plainAnswer(request, code, { requestId, retryAfter: 5 })
  const fields =
    error.fields &&
    Object.fromEntries(Object.entries(error.fields).map(([name, words]) => [form.names?.[name] ?? name, words]))
  return again(answer.status, { code, message, fields, data }, answer.headers.get('retry-after'))
}
