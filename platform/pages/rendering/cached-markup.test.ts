import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Words } from './markup-template.ts'

let Cached: typeof import('./cached-markup.tsx').Cached
let PLACEHOLDER_PREFIX: string
beforeAll(async () => {
  vi.stubEnv('PROD', true)
  vi.resetModules()
  ;({ Cached } = await import('./cached-markup.tsx'))
  ;({ PLACEHOLDER_PREFIX } = await import('./markup-template.ts'))
})
afterAll(() => vi.unstubAllEnvs())

const page = (node: ReactNode) => renderToString(h(QueryClientProvider, { client: new QueryClient() }, node))
function cached<W extends Words>(by: string, words: W, children: (words: W) => ReactNode) {
  const props = { by, words, children }
  return h(Cached<W>, props)
}
const renderedInPlace = (node: ReactNode) => h('div', { className: 'contents' }, node)

type Greeting = { name: string; place: string }
const greeting = ({ name, place }: Greeting) =>
  h('p', { title: name }, 'Hola, ', name, h('a', { href: `/search${place}` }, place))

test('words are filled in as React would write them', () => {
  for (const name of ['Ana', 'José & «Lía»', `<b>"d'Abuisson"</b>`, '', '$& $1 $$', 'Ana'])
    for (const place of ['?a=1&b=2', '', '?q=caf%C3%A9']) {
      const words = { name, place }
      expect(page(cached('greeting', words, greeting))).toBe(page(renderedInPlace(greeting(words))))
    }
})

test('a part is drawn once for all words, and again for another key', () => {
  const draw = vi.fn(([word]: readonly string[]) => h('i', null, word))
  const drawn = (by: string, word: string) => page(cached<readonly string[]>(by, [word], draw))
  const expected = (word: string) => page(renderedInPlace(h('i', null, word)))
  expect([drawn('one', 'a'), drawn('one', 'b'), drawn('two', 'c')]).toEqual(['a', 'b', 'c'].map(expected))
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a word that looks like a placeholder is a word', () => {
  const words = { name: `${PLACEHOLDER_PREFIX}n1n`, place: 'secreto' }
  expect(page(cached('greeting', words, greeting))).toBe(page(renderedInPlace(greeting(words))))
})

const Field = () => h('input', { id: useId() })

test('a part with an id of its own is drawn within its page', () => {
  const form = (part: ReactNode) => page(h('form', null, h(Field), part))
  const drawn = () => form(cached('field', [], () => h(Field)))
  const expected = form(renderedInPlace(h(Field)))
  expect([drawn(), drawn()]).toEqual([expected, expected])
})
