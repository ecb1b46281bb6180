// Publishes the API: a document for programs and a page for people, both generated from the contracts.
import { gzipSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { appUrl, configuration } from '#platform/configuration.ts'
import type { RefusalTexts } from '../refusal.ts'
import { etagOf, isKnown } from '../response/etag.ts'
import { type ClientDocument, clientFile } from './client-file.ts'
import { docsPage } from './docs-page.ts'
import { type About, openApiDocument } from './openapi.ts'
import type { Operation } from './operation.ts'

type ApiDocument = { plain: Buffer<ArrayBuffer>; packed: Buffer<ArrayBuffer>; etag: string }

/** A large document that only a new build or another public address changes, so it is made once, at the first request. */
function memoized(build: () => string): () => ApiDocument {
  let cached: (ApiDocument & { address: string }) | undefined
  return () => {
    if (cached?.address === appUrl()) return cached
    const bytes = Buffer.from(build())
    cached = { plain: bytes, packed: gzipSync(bytes), etag: etagOf(bytes), address: appUrl() }
    return cached
  }
}

/**
 * Sends a document, or 304 when it has not changed. `no-cache`: programs and proxies must revalidate, or they would miss a
 * deployment.
 */
function send(c: Context, { plain, packed, etag }: ApiDocument, headers: Record<string, string>): Response {
  const commonHeaders = { ...headers, etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' }
  if (isKnown(c.req.raw, etag)) return c.body(null, 304, commonHeaders)
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    ? c.body(packed, 200, { ...commonHeaders, 'content-encoding': 'gzip' })
    : c.body(plain, 200, commonHeaders)
}

const DOCS_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** @property path below `/api` */
type Publication = Pick<About, 'tags' | 'words' | 'securitySchemes'> & {
  path: `/${string}`
  title: string
  description: string
  operations: readonly Operation[]
}

/** Public facts about who offers the API. */
function aboutOf({ title, description, ...about }: Publication): About {
  const home = appUrl()
  return {
    ...about,
    info: {
      title,
      version: '1',
      description,
      termsOfService: `${home}/terms-and-conditions`,
      contact: { name: 'Torogoz', url: `${home}/contact`, email: configuration().SUPPORT_EMAIL },
      license: { name: 'Términos y condiciones', url: `${home}/terms-and-conditions` },
    },
    servers: [{ url: home }],
  }
}

/** Publishes OpenAPI 3.1 documents under their paths, a typed client beside each, and `/api/docs` with the contents of all. */
export function publishDocuments(api: Hono, texts: RefusalTexts, publications: readonly Publication[]) {
  for (const publication of publications) {
    const build = () => openApiDocument(publication.operations, texts, aboutOf(publication))
    const document = memoized(() => JSON.stringify(build()))
    api.get(publication.path, (c) => send(c, document(), { 'content-type': 'application/json' }))
    const client = memoized(() => clientFile(build() as ClientDocument, `${appUrl()}/api${publication.path}`))
    const path = publication.path.replace('/openapi', '/client').replace(/json$/, 'ts')
    api.get(path, (c) => send(c, client(), { 'content-type': 'text/plain; charset=utf-8' }))
  }
  const endpoints = publications.flatMap(({ operations }) => operations.map(({ endpoint }) => endpoint))
  const page = memoized(() => docsPage(endpoints, texts))
  api.get('/docs', (c) => send(c, page(), DOCS_HEADERS))
}
