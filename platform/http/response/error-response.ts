// Answers that need neither the database nor the pages, because they are given when those fail.
import { type CommonRefusal, commonRefusals, type ErrorEnvelope } from '../refusal.ts'

/** Codes of the common refusals, and what only the gate says. */
type ErrorResponseCode = CommonRefusal | 'METHOD' | 'NOT_ACCEPTABLE'

/** Short enough for people, long enough for a database that restarts. */
export const RETRY_AFTER_SECONDS = 5

const words: Record<'METHOD' | 'NOT_ACCEPTABLE', { status: number; text: string }> = {
  METHOD: { status: 405, text: 'Esta dirección no admite ese tipo de solicitud.' },
  NOT_ACCEPTABLE: { status: 406, text: 'Esta dirección solo responde con una página web.' },
}

type PageText = { title: string; text?: string }
/** What people read instead of the API's one-line text; codes without an entry use that line. */
const PAGES: Partial<Record<ErrorResponseCode, PageText>> = {
  MALFORMED: {
    title: 'No entendimos esta dirección',
    text: 'Tiene un signo que sobra o que falta. Revisa el enlace, o empieza desde el inicio.',
  },
  NOT_FOUND: {
    title: 'No encontramos esta página',
    text: 'El enlace está incompleto, o la página cambió de lugar.',
  },
  // Typical case: a form is sent before the page's script runs.
  METHOD: {
    title: 'Esta página no recibió tu envío',
    text: 'No guardamos nada. Ábrela otra vez, espera a que cargue y vuelve a intentarlo.',
  },
  TOO_MANY: { title: 'Vas muy rápido' },
  UNAVAILABLE: { title: 'Volvemos en un momento' },
  BROKEN: {
    title: 'Esta página no quiso abrir',
    text: 'Algo falló de nuestro lado, no del tuyo. Inténtalo de nuevo en un momento.',
  },
}
/** The label of the retry button; empty where trying again can not help, which then links home. */
const AGAIN: Partial<Record<ErrorResponseCode, string>> = { METHOD: 'Abrir la página', MALFORMED: '', NOT_FOUND: '' }

const waitText = (seconds: number) =>
  seconds > 90
    ? `Hiciste muchas solicitudes seguidas. Espera ${Math.ceil(seconds / 60)} minutos y vuelve a intentarlo.`
    : `Hiciste muchas solicitudes seguidas. Espera ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} y vuelve a intentarlo.`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!)

/** Only our own files: the page has no script, and its style sheet is part of the build. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Whether an address belongs to the API, which speaks JSON only. */
export const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** Whether the client accepts a page; without the header it accepts anything. */
export const wantsHtml = (request: Request) =>
  /(^|,)\s*(\*\/\*|text\/html)/.test(request.headers.get('accept') || '*/*')

/**
 * An answer in our own words: the error envelope below `/api`, a page with a retry link for people, a line of text for
 * everything else.
 * @param retryAfter seconds; becomes the header Retry-After
 */
export function errorResponse(
  request: Request,
  code: ErrorResponseCode,
  { requestId, retryAfter, allow }: { requestId: string; retryAfter?: number; allow?: string },
): Response {
  const { status, text } = code === 'METHOD' || code === 'NOT_ACCEPTABLE' ? words[code] : commonRefusals[code]
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(Math.ceil(retryAfter)))
  if (allow) headers.set('allow', allow)
  const body = bodyFor(request, code, text, requestId, headers)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function bodyFor(request: Request, code: ErrorResponseCode, text: string, requestId: string, headers: Headers): string {
  const { pathname, search } = new URL(request.url)
  if (isApi(pathname)) {
    headers.set('content-type', 'application/json')
    const envelope: ErrorEnvelope = { error: { code, message: text, fields: null, data: null, requestId } }
    return JSON.stringify(envelope)
  }
  if (!wantsHtml(request) || pathname.startsWith('/files/')) {
    headers.set('content-type', 'text/plain; charset=utf-8')
    return text
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', POLICY)
  headers.set('x-robots-tag', 'noindex')
  // Two slashes at the beginning would make the link lead to another site.
  const here = escapeHtml(`${pathname.replace(/^\/{2,}/, '/')}${search}`)
  const retryLabel = AGAIN[code] ?? 'Intentar de nuevo'
  const wait = Number(headers.get('retry-after'))
  const page: PageText = PAGES[code] ?? PAGES.BROKEN!
  const message = code === 'TOO_MANY' && wait > 0 ? waitText(wait) : (page.text ?? text)
  return `<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title} · Torogoz</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css"></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="40" height="40">Torogoz</a></header>
<main><h1>${page.title}</h1><p>${message}</p>
<nav>${retryLabel && `<a href="${here}">${retryLabel}</a>`}<a href="/">Ir al inicio</a></nav>
<small>Si nos escribes, menciona este número: <code>${escapeHtml(requestId)}</code></small></main></body></html>`
}
