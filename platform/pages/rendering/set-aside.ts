// Markup that goes around React: a page holds a token in its place until it is assembled. React would write it into the text of
// its island and that into the text of the page, and one character beyond Latin 1 anywhere makes every copy of it twice as large.
import { type PageRequest, pageRequest } from '../request.ts'
import { HOLE } from './markup-template.ts'

/** Shorter markup costs less in its place. */
const WORTHWHILE_LENGTH = 500

const TOKEN = new RegExp(`${HOLE}a(\\d+)a`)

/** Parts drawn for a cache, which must hold no token of a page. */
let kept = 0

/** Runs a drawing whose markup is kept beyond this page: nothing in it is set aside. */
export function drawToKeep<T>(draw: () => T): T {
  kept++
  try {
    return draw()
  } finally {
    kept--
  }
}

/** @returns what to write in the place of the markup: a token for long markup of the page that is rendered, else itself */
export function setAside(markup: string): string {
  const page = kept === 0 && markup.length >= WORTHWHILE_LENGTH ? pageRequest() : undefined
  return page ? `${HOLE}a${page.aside.push(markup) - 1}a` : markup
}

/** The bytes of a page, with what was set aside in its place. */
export function assemble(html: string, { aside }: Pick<PageRequest, 'aside'>): Buffer {
  const pieces: Buffer[] = []
  const add = (markup: string) => {
    for (const [at, piece] of markup.split(TOKEN).entries())
      if (at % 2 === 1) add(take(Number(piece)))
      else if (piece) pieces.push(Buffer.from(piece))
  }
  // Each once, because a page has one place for it.
  const take = (at: number) => {
    const markup = aside[at] ?? ''
    aside[at] = ''
    return markup
  }
  add(html)
  return Buffer.concat(pieces)
}
