import { expect, test } from 'vitest'
import { type PageRequest, runWithPageRequest } from '../request.ts'
import { assemble, drawToKeep, setAside } from './set-aside.ts'

const page = (): PageRequest => ({
  nonce: 'nonce',
  origin: 'http://localhost',
  cookie: null,
  signal: new AbortController().signal,
  deadline: 0,
  unavailable: false,
  encoding: null,
  aside: [],
  shared: new Map(),
})

const long = (text: string) => `<p>${text.repeat(400)}</p>`

test('a page has what was set aside in its place, also within one another', () => {
  const request = page()
  const html = runWithPageRequest(request, () => {
    const cards = setAside(long('año ★'))
    const island = setAside(`<ul>${cards}</ul>${setAside(long('café'))}<b>corto</b>`.padEnd(600))
    return `<main>${island}${setAside(long('😀'))}</main>`
  })
  expect(html.length).toBeLessThan(200)
  const expected = `<main>${`<ul>${long('año ★')}</ul>${long('café')}<b>corto</b>`}`
  const drawn = assemble(html, request).toString()
  expect(drawn.startsWith(expected)).toBe(true)
  expect(drawn.endsWith(`${long('😀')}</main>`)).toBe(true)
  expect(drawn).not.toMatch(/hole[0-9a-f]{16}/)
})

test('pages do not share what was set aside', () => {
  const pages = ['una', 'otra'].map((text) => {
    const request = page()
    return { text, request, html: runWithPageRequest(request, () => setAside(long(text))) }
  })
  for (const { text, request, html } of pages) expect(assemble(html, request).toString()).toBe(long(text))
})

test('nothing is set aside of short markup, of what is kept for other pages, and outside of a page', () => {
  runWithPageRequest(page(), () => {
    expect(setAside('<p>corto</p>')).toBe('<p>corto</p>')
    expect(drawToKeep(() => setAside(long('clave')))).toBe(long('clave'))
    expect(() =>
      drawToKeep(() => {
        throw new Error('drawing failed')
      }),
    ).toThrow('drawing failed')
    expect(setAside(long('clave'))).not.toBe(long('clave'))
  })
  expect(setAside(long('clave'))).toBe(long('clave'))
})
