// The API's documentation for people, generated from the contracts. It has no script, and its only style is a file of ours.
import { z } from 'zod'
import { appUrl } from '#platform/configuration.ts'
import type { Endpoint } from '../contract.ts'
import type { RefusalTexts } from '../refusal.ts'
import { refusalsOf } from './operation.ts'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!)

const access: Record<Endpoint['access'], string> = {
  anyone: 'cualquiera',
  'signed-in': 'con sesión',
  traveler: 'viajeros',
  host: 'anfitriones',
  admin: 'administradores',
}

function shape(title: string, schema: z.ZodType | null | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  delete json.$schema
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`
}

function section(endpoint: Endpoint, texts: RefusalTexts): string {
  const { method, path, summary, params, query, body, answer, events, status, idempotent, limit, upload } = endpoint
  const id = `${method}${path.replace(/[^a-z]+/gi, '-')}`
  const facts = [
    `<span>Acceso: ${access[endpoint.access]}</span>`,
    upload && `<span>Recibe un archivo <code>${upload.field}</code> (multipart), hasta ${upload.largest} bytes</span>`,
    idempotent && '<span>Pide la cabecera <code>Idempotency-Key</code></span>',
    events &&
      '<span>Transmisión en vivo (<code>text/event-stream</code>), continúa con <code>Last-Event-ID</code></span>',
    limit && `<span>Límite: ${limit.points} cada ${limit.seconds} s</span>`,
  ].filter(Boolean)
  const news = Object.entries(events ?? {}).map(([name, data]) => shape(`Evento ${name}`, data, 'output'))
  const refusals = refusalsOf(endpoint)
    .map(
      (code) =>
        `<tr><td>${texts[code]?.status}</td><td><code>${code}</code></td><td>${escapeHtml(texts[code]?.text ?? '')}</td></tr>`,
    )
    .join('')
  return `<article id="${id}"><h3><span class="method ${method}">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="facts">${facts.join('')}</p>
${shape('Parámetros', params, 'input')}${shape('Consulta', query, 'input')}${shape('Cuerpo', body, 'input')}${shape(`Respuesta ${status}`, answer, 'output')}${news.join('')}
${refusals && `<details><summary>Rechazos</summary><table><thead><tr><th>Estado</th><th>Código</th><th>Mensaje</th></tr></thead><tbody>${refusals}</tbody></table></details>`}</article>`
}

/** The document for people, at `/api/docs`. */
export function docsPage(endpoints: readonly Endpoint[], texts: RefusalTexts): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))]
  const menu = tags.map((tag) => `<li><a href="#${encodeURIComponent(tag)}">${escapeHtml(tag)}</a></li>`).join('')
  const body = tags
    .map((tag) => {
      const tagged = endpoints.filter((endpoint) => endpoint.tag === tag)
      return `<section><h2 id="${encodeURIComponent(tag)}">${escapeHtml(tag)}</h2>${tagged.map((endpoint) => section(endpoint, texts)).join('')}</section>`
    })
    .join('')
  return `<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API de Torogoz</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api-docs.css"></head>
<body><header><p><a href="/">Torogoz</a></p><h1>API</h1><p>Todo lo que hacen las pantallas pasa por aquí. Dirección base: <code>${escapeHtml(appUrl())}/api</code>.
El documento para programas está en <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<p>Cada rechazo tiene la misma forma: <code>{ "error": { "code", "message", "fields", "data", "requestId" } }</code>.</p><nav><ul>${menu}</ul></nav></header><main>${body}</main></body></html>`
}
