import { createHash } from 'node:crypto'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildCachedPage } from './cached-page.ts'

const WORD = 'renderer-only-word'
const own = 'console.log("ours")'
const foreign = 'console.log("theirs")'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (inside = '') =>
  `<html><head><meta property="csp-nonce" content="${WORD}"><script nonce="${WORD}" src="/assets/a.js"></script></head><body>${inside}<script nonce="${WORD}">${own}</script></body></html>`

test('our inline scripts are allowed by their hash, and no nonce is left', () => {
  const fixed = buildCachedPage(page(), WORD, {})!
  expect(fixed.headers['content-security-policy']).toContain(`script-src 'self' ${hashOf(own)};`)
  expect(fixed.html).not.toContain(WORD)
  expect(fixed.html).not.toContain('nonce')
})

test('a script that came in with content is not allowed by being there', () => {
  const fixed = buildCachedPage(page(`<script>${foreign}</script>`), WORD, {})!
  expect(fixed.headers['content-security-policy']).not.toContain(hashOf(foreign))
})

test('a page that holds the word anywhere else keeps its nonces', () => {
  expect(buildCachedPage(page(`<p>${WORD}</p>`), WORD, {})).toBeNull()
})

test('the packed bytes are the plain ones, and each says its own length', () => {
  const { plain, packed } = buildCachedPage(page(), WORD, { 'x-robots-tag': 'noindex' })!
  expect(gunzipSync(packed.gzip.body)).toEqual(plain.body)
  expect(zstdDecompressSync(packed.zstd.body)).toEqual(plain.body)
  for (const { headers, body } of [plain, packed.gzip, packed.zstd]) {
    expect(headers[headers.indexOf('content-length') + 1]).toBe(String(body.length))
    expect(headers[headers.indexOf('x-robots-tag') + 1]).toBe('noindex')
  }
})
