import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutPreloadHints } from './preload-hints.ts'

test('a root within a page carries none of the hints that React writes before it', () => {
  const pictures = ['/a.svg', '/b.svg'].map((src) => createElement('img', { key: src, src, alt: '' }))
  const markup = renderToString(createElement('div', null, pictures))
  expect(markup).toMatch(/^<link rel="preload"/)
  expect(withoutPreloadHints(markup)).toBe('<div><img src="/a.svg" alt=""/><img src="/b.svg" alt=""/></div>')
})
