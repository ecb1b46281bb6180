// Markup that goes around React: a page holds a token in its place until it is assembled. React would write it into the text of
// its island and that into the text of the page, and one character beyond Latin 1 anywhere makes every copy of it twice as large.
import { type PageRequest, pageRequest } from '../request.ts'
import { PLACEHOLDER_PREFIX } from './markup-template.ts'

/** Shorter markup costs less in its place. */
const WORTHWHILE_LENGTH = 500

/** A token is this, a number and an `a`. */
const MARK = `${PLACEHOLDER_PREFIX}a`

/** Parts drawn for a cache, which must hold no token of a page. */
let kept = 0

/** Runs a drawing whose markup is kept beyond this page: it holds no placeholders. */
export function withoutPlaceholders<T>(draw: () => T): T {
  kept++
  try {
    return draw()
  } finally {
    kept--
  }
}

/** @returns what to write in the place of the markup: a token for long markup of the page that is rendered, else itself */
export function placeholderFor(markup: string): string {
  const page = kept === 0 && markup.length >= WORTHWHILE_LENGTH ? pageRequest() : undefined
  return page ? `${MARK}${page.deferredMarkup.push(markup) - 1}a` : markup
}

/** Where pages are written: most of them are sent packed, so that a buffer for each would be thrown away at once. */
let paper: Buffer | undefined

/** The bytes of a page, with the deferred markup in its place. They are valid until the next page is assembled. */
export function replacePlaceholders(html: string, { deferredMarkup }: Pick<PageRequest, 'deferredMarkup'>): Buffer {
  let length = 0
  // Made here, because the browser's build must not hold it.
  let sheet = paper ?? Buffer.allocUnsafeSlow(512 * 1024)
  const write = (piece: string) => {
    // A character takes up to three bytes.
    const needed = length + 3 * piece.length
    if (needed > sheet.length) sheet = Buffer.concat([sheet.subarray(0, length)], 2 * needed)
    length += sheet.write(piece, length)
  }
  const add = (markup: string) => {
    let from = 0
    for (let at = markup.indexOf(MARK); at >= 0; at = markup.indexOf(MARK, from)) {
      const end = markup.indexOf('a', at + MARK.length)
      if (at > from) write(markup.slice(from, at))
      add(take(Number(markup.slice(at + MARK.length, end))))
      from = end + 1
    }
    write(from === 0 ? markup : markup.slice(from))
  }
  // Each once, because a page has one place for it.
  const take = (at: number) => {
    const markup = deferredMarkup[at] ?? ''
    deferredMarkup[at] = ''
    return markup
  }
  add(html)
  paper = sheet
  return sheet.subarray(0, length)
}
