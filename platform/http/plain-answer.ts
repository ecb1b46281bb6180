// Answers that need neither the database nor the pages: what is said when a request can not be served as it was meant.
import { type CommonRefusal, commonRefusals, type ErrorEnvelope } from './refusal.ts'

/** Codes of the common refusals, and what only the gate says. */
export type PlainCode = CommonRefusal | 'METHOD' | 'NOT_ACCEPTABLE'

/** Soon enough for people, late enough for a database that restarts. */
export const RETRY_AFTER_SECONDS = 5

const words: Record<'METHOD' | 'NOT_ACCEPTABLE', { status: number; text: string }> = {
  METHOD: { status: 405, text: 'Esta dirección no admite ese tipo de solicitud.' },
  NOT_ACCEPTABLE: { status: 406, text: 'Esta dirección solo responde con una página web.' },
}
const TITLES: Partial<Record<PlainCode, string>> = {
  MALFORMED: 'No entendimos esta dirección',
  NOT_FOUND: 'No encontramos esta página',
  TOO_MANY: 'Vas muy rápido',
  UNAVAILABLE: 'Volvemos en un momento',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!)

/** Our own files only: the page runs nothing, and its style sheet is served from the build. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Whether an address belongs to the API, which speaks JSON only. */
export const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** Whether whoever asks can show a page; without the header anything is welcome. */
export const wantsHtml = (request: Request) =>
  /(^|,)\s*(\*\/\*|text\/html)/.test(request.headers.get('accept') || '*/*')

/**
 * An answer in our words: the error envelope below `/api`, a page with a link to try again for people, a line of text
 * for everything else.
 * @param retryAfter seconds; becomes the header Retry-After
 */
export function plainAnswer(
  request: Request,
  code: PlainCode,
  { requestId, retryAfter, allow }: { requestId: string; retryAfter?: number; allow?: string },
): Response {
  const { status, text } = code === 'METHOD' || code === 'NOT_ACCEPTABLE' ? words[code] : commonRefusals[code]
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(Math.ceil(retryAfter)))
  if (allow) headers.set('allow', allow)
  const body = bodyFor(request, code, text, requestId, headers)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function bodyFor(request: Request, code: PlainCode, text: string, requestId: string, headers: Headers): string {
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
  // Two slashes at the beginning would name another site.
  const again = escapeHtml(`${pathname.replace(/^\/{2,}/, '/')}${search}`)
  const retry = code === 'NOT_FOUND' || code === 'MALFORMED' ? '' : `<a href="${again}">Intentar de nuevo</a> · `
  return `<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Torogoz</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css"></head>
<body><main><p><img src="/favicon.svg" alt="" width="56" height="56"></p><h1>${TITLES[code] ?? 'Esta página no quiso abrir'}</h1><p>${text}</p>
<p>${retry}<a href="/">Ir al inicio</a></p><p><small>${escapeHtml(requestId)}</small></p></main></body></html>`
}
