// Pages that are drawn without the application: one file of style, no script, a few kilobytes. For links that people open on
// any phone, signed in or not.

/** Markup that is known to be safe; made by `html` alone. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!)

type Value = Html | string | number | false | null | undefined | readonly Value[]

const written = (value: Value): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value))
}

/** Markup with values in it; every value is text, unless it is markup of this function. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, at) => (at === 0 ? part : written(values[at - 1]) + part)).join(''))

/** Our own files only; what is posted goes to this page. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type SmallPage = { status?: number; heading: string; body: Html }

/**
 * A page of our own look. Its title and its preview say the name of the house and nothing else: whoever draws a preview of the
 * address shows it to everybody in the chat. No search engine keeps it, no cache, and no link in it tells where it came from.
 */
export function smallPage({ status = 200, heading, body }: SmallPage): Response {
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
