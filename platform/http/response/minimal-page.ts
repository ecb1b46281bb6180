// Pages rendered without the application: one style sheet, no script, a few kilobytes. They are opened from links on any
// phone, signed in or not, so they must load fast.

class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]!,
  )

type Value = Html | string | number | false | null | undefined | readonly Value[]

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value))
}

/** A template of markup. Every value is escaped, unless it is markup of this function. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, at) => (at === 0 ? part : markupOf(values[at - 1]) + part)).join(''))

/** Only our own files, and forms post to this page only. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type MinimalPage = { status?: number; heading: string; body: Html }

/**
 * A page with our own look. Title and preview name the product only, because a messenger shows the preview of an address to
 * everybody in the chat. It is not indexed, not cached, and sends no referrer.
 */
export function minimalPage({ status = 200, heading, body }: MinimalPage): Response {
  const page = html`<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta property="og:title" content="Torogoz"><meta property="og:description" content="Ábrelo en tu teléfono."><title>Torogoz</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css"></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="40" height="40">Torogoz</a></header>
<main><h1>${heading}</h1>${body}</main></body></html>`
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
