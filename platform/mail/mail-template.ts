// Caches the rendering of emails: most of them repeat the same structure with other words. Each structure is rendered once by
// React, and once to plain text, with a token for every word; for later emails only the words are filled in
// (docs/decisions/0199).
import { Preview, render, toPlainText } from '@react-email/components'
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { MARKUP, unlinked, withoutForeignLinks } from './plain-words.ts'
import { type Unsubscribe, UnsubscribeContext } from './unsubscribe.ts'

type RenderedMail = { html: string; text: string }

/**
 * How a token is replaced: `kept` as it is in links and titles, `unlinked` elsewhere so that no mail program makes a link of
 * it; `loud` in capitals.
 */
type Place = { word: number; form: 'kept' | 'unlinked'; loud: boolean }
/** Words and the text between them, alternating. */
type Pieces = (string | Place)[]
type Template = { html: Pieces; text: Pieces }

/** Most recently used structures. An email has a handful, depending on its content. */
const MAX_TEMPLATES = 300
const templates = new Map<string, Template>()

class WithoutShape extends Error {}

// Private-use characters, which nobody types. \uE002 pads a token; the case of x tells whether a heading was upper-cased.
const TOKEN = /\uE000([xX])(\d+)\uE002*\uE001/g
const PRIVATE = /[\0\uE000-\uE002]/
const tokenOf = (word: number, length = 0) => `${`\uE000x${word}`.padEnd(length - 1, '\uE002')}\uE001`
const MIN_PREVIEW_LENGTH = 8
/** The library pads the preview line to this length, so a token must be as long as its word. */
const PREVIEW_LENGTH = 150

/** Blanks at both ends of a word: the plain form collapses them, so they stay outside of the token. */
const WORDS = /^([ \t\r\n\f\u200b]*)([\s\S]*?)([ \t\r\n\f\u200b]*)$/
const BLANKS = /[ \t\r\n\f\u200b]+/g

const numbers = new WeakMap<object, number>()
let lastNumber = 0
/** A stable number per component. */
function numberOf(part: object): number {
  const existing = numbers.get(part)
  if (existing !== undefined) return existing
  numbers.set(part, ++lastNumber)
  return lastNumber
}

/** Expands an email's own components down to those of the library, collects its words and records the rest as the key. */
class Shape {
  readonly words: string[] = []
  #key: string[] = []

  get key(): string {
    return this.#key.join('\n')
  }

  note(...parts: (string | number)[]): void {
    this.#key.push(...parts.map(String))
  }

  #token(word: string, length?: number): string {
    if (PRIVATE.test(word)) throw new WithoutShape()
    // The HTML renderer's stream would replace lone surrogates in the same way.
    this.words.push(word.toWellFormed())
    return tokenOf(this.words.length - 1, length)
  }

  of(node: ReactNode): ReactNode {
    if (node === null || node === undefined || typeof node === 'boolean') {
      this.note('-')
      return node
    }
    if (typeof node === 'string' || typeof node === 'number') return this.#text(String(node))
    // React knows that children written one by one need no keys, but not of their copies; so they are handed over one by one.
    if (Array.isArray(node)) return createElement(Fragment, null, ...this.#each(node))
    if (isValidElement<Record<string, unknown>>(node)) return this.#element(node)
    // A context consumer has a function as child; anything else would be asynchronous, which this can not cache.
    if (typeof node !== 'function') throw new WithoutShape()
    this.note('f', numberOf(node))
    return node
  }

  #each(nodes: ReactNode[]): ReactNode[] {
    this.note('[', nodes.length)
    return nodes.map((node) => this.of(node))
  }

  #text(text: string): string {
    const [, before = '', word = '', after = ''] = text.match(WORDS)!
    if (!word) {
      this.note('s', JSON.stringify(text))
      return text
    }
    this.note('t', JSON.stringify([before, after]))
    return `${before}${this.#token(word)}${after}`
  }

  #element(element: ReactElement<Record<string, unknown>>): ReactNode {
    const { type, props, key } = element
    if (typeof type === 'function')
      return createElement(Fragment, { key }, this.of((type as (input: unknown) => ReactNode)(props)))
    const { children, ...rest } = props
    this.note('<', typeof type === 'object' ? numberOf(type) : String(type))
    const changed: { href?: string } = {}
    for (const [name, value] of Object.entries(rest)) {
      // The plain form omits an address that repeats its link's text, so only other addresses become tokens.
      const address = name === 'href' && typeof value === 'string' && /^https?:/.test(value) && value !== children
      if (address) changed.href = this.#token(value)
      this.note(name, address ? '@' : typeof value === 'function' ? numberOf(value) : JSON.stringify(value))
    }
    if ((type as unknown) === Preview) return cloneElement(element, changed, this.#preview(children))
    return Array.isArray(children)
      ? cloneElement(element, changed, ...this.#each(children))
      : cloneElement(element, changed, this.of(children as ReactNode))
  }

  #preview(children: unknown): string {
    const text = (Array.isArray(children) ? children.join('') : String(children ?? '')).slice(0, PREVIEW_LENGTH)
    this.note('p', text.length)
    if (text.length >= MIN_PREVIEW_LENGTH) return this.#token(text, text.length)
    this.note(text)
    return text
  }
}

const html = (body: ReactNode, unsubscribe: Unsubscribe | null) =>
  render(createElement(UnsubscribeContext, { value: unsubscribe }, body))

/**
 * Renders the email without cache. Its links are those made with mail-layout.tsx; addresses that people typed stay plain
 * text.
 */
export async function renderUncached(body: ReactElement, unsubscribe?: Unsubscribe): Promise<RenderedMail> {
  const markup = withoutForeignLinks(await html(body, unsubscribe ?? null))
  return { html: markup, text: toPlainText(markup) }
}

function piecesOf(form: string, formOf: (word: number, at: number) => Place['form']): Pieces {
  const pieces: Pieces = []
  let from = 0
  for (const match of form.matchAll(TOKEN)) {
    const word = Number(match[2])
    pieces.push(form.slice(from, match.index), { word, form: formOf(word, match.index), loud: match[1] === 'X' })
    from = match.index + match[0].length
  }
  pieces.push(form.slice(from))
  return pieces
}

function templateOf(markup: string): Template {
  const ranges = [...markup.matchAll(new RegExp(MARKUP, 'gi'))].map(({ index, 0: match }) => [
    index,
    index + match.length,
  ])
  const isKept = (at: number) => ranges.some(([start, end]) => start! <= at && at < end!)
  const forms = new Map<number, Place['form']>()
  const pieces = piecesOf(markup, (word, at) => {
    const form = isKept(at) ? 'kept' : 'unlinked'
    forms.set(word, form)
    return form
  })
  return { html: pieces, text: piecesOf(toPlainText(markup), (word) => forms.get(word) ?? 'unlinked') }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const characterOf = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]))
const escapeHtml = (word: string) => word.replace(/[&<>"']/g, (character) => entities[character]!)
const unescapeHtml = (word: string) => word.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characterOf[entity]!)

const filled = (pieces: Pieces, write: (place: Place) => string) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : write(piece))).join('')

function fill({ html: page, text }: Template, words: string[]): RenderedMail {
  const wordMarkup = ({ word, form }: Place) =>
    form === 'kept' ? escapeHtml(words[word]!) : unlinked(escapeHtml(words[word]!))
  return {
    html: filled(page, wordMarkup),
    text: filled(text, (place) => {
      const value = unescapeHtml(wordMarkup(place)).replace(BLANKS, ' ')
      return place.loud ? value.toUpperCase() : value
    }),
  }
}

/** Both forms of an email, byte for byte as `renderUncached` would make them. */
export async function renderMail(body: ReactElement, unsubscribe?: Unsubscribe): Promise<RenderedMail> {
  const shape = new Shape()
  let tokens: ReactNode
  let withTokens: Unsubscribe | null = null
  try {
    tokens = shape.of(body)
    if (unsubscribe) {
      shape.note('unsubscribe', unsubscribe.topic)
      shape.words.push(unsubscribe.url)
      withTokens = { ...unsubscribe, url: tokenOf(shape.words.length - 1) }
    }
  } catch (error) {
    if (error instanceof WithoutShape) return renderUncached(body, unsubscribe)
    throw error
  }
  const { key } = shape
  let template = templates.get(key)
  if (!template) {
    template = templateOf(withoutForeignLinks(await html(tokens, withTokens)))
    if (templates.size >= MAX_TEMPLATES) templates.delete(templates.keys().next().value!)
  }
  templates.delete(key)
  templates.set(key, template)
  return fill(template, shape.words)
}
