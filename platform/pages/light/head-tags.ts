// The head of a light page, written from what its routes say. The router's own part for it would need a router.
export type Tag = Record<string, string | undefined>

/** What a route's `head` returns. */
export type HeadTags = { meta?: (Tag | undefined)[]; links?: (Tag | undefined)[] }

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escapeText = (text: string) => text.replace(/["'&<>]/g, (character) => ESCAPED[character]!)

/** `crossOrigin` of React is `crossorigin` of HTML. */
const renderTag = (name: string, tag: Tag) =>
  `<${name}${Object.entries(tag)
    .map(([attribute, value]) => (value === undefined ? '' : ` ${attribute.toLowerCase()}="${escapeText(value)}"`))
    .join('')}/>`

export const renderTags = (name: 'meta' | 'link', tags: readonly Tag[]): string =>
  tags.map((tag) => renderTag(name, tag)).join('')

const present = (tag: Tag | undefined): tag is Tag => tag !== undefined

/** Title and meta elements, as the router would write them: of several with one name the last counts. */
export function renderMeta(heads: HeadTags[]): string {
  const all = heads.flatMap(({ meta = [] }) => meta).filter(present)
  const title = all.findLast((tag) => tag.title !== undefined)?.title ?? ''
  const seen = new Set<unknown>(['title'])
  const kept = all.toReversed().filter((tag) => {
    const name = tag.title === undefined ? (tag.name ?? tag.property ?? tag) : 'title'
    return !seen.has(name) && seen.add(name)
  })
  return `<title>${escapeText(title)}</title>${renderTags('meta', kept.reverse())}`
}

export const linksOf = (heads: HeadTags[]): Tag[] => heads.flatMap(({ links = [] }) => links).filter(present)
