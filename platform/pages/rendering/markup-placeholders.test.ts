import { expect, test } from 'vitest'
import { type PageRequest, runWithPageRequest } from '../request.ts'
import { placeholderFor, replacePlaceholders, withoutPlaceholders } from './markup-placeholders.ts'

const page = (): PageRequest => ({
  nonce: 'nonce',
  origin: 'http://localhost',
  cookie: null,
  signal: new AbortController().signal,
  deadline: 0,
  unavailable: false,
  encoding: null,
  deferredMarkup: [],
  shared: new Map(),
})

const long = (text: string) => `<p>${text.repeat(400)}</p>`

test('a page has deferred markup in its place, also within one another', () => {
  const request = page()
  const html = runWithPageRequest(request, () => {
    const cards = placeholderFor(long('año ★'))
    const island = placeholderFor(`<ul>${cards}</ul>${placeholderFor(long('café'))}<b>corto</b>`.padEnd(600))
    return `<main>${island}${placeholderFor(long('😀'))}</main>`
  })
  expect(html.length).toBeLessThan(200)
  const expected = `<main>${`<ul>${long('año ★')}</ul>${long('café')}<b>corto</b>`}`
  const drawn = replacePlaceholders(html, request).toString()
  expect(drawn.startsWith(expected)).toBe(true)
  expect(drawn.endsWith(`${long('😀')}</main>`)).toBe(true)
  expect(drawn).not.toMatch(/placeholder[0-9a-f]{16}/)
})

test('pages do not share deferred markup', () => {
  const pages = ['una', 'otra'].map((text) => {
    const request = page()
    return { text, request, html: runWithPageRequest(request, () => placeholderFor(long(text))) }
  })
  for (const { text, request, html } of pages) expect(replacePlaceholders(html, request).toString()).toBe(long(text))
})

test('short markup, cached markup and markup outside of a page have no placeholder', () => {
  runWithPageRequest(page(), () => {
    expect(placeholderFor('<p>corto</p>')).toBe('<p>corto</p>')
    expect(withoutPlaceholders(() => placeholderFor(long('clave')))).toBe(long('clave'))
    expect(() =>
      withoutPlaceholders(() => {
        throw new Error('drawing failed')
      }),
    ).toThrow('drawing failed')
    expect(placeholderFor(long('clave'))).not.toBe(long('clave'))
  })
  expect(placeholderFor(long('clave'))).toBe(long('clave'))
})
