/**
 * What the brand needs in the head of every page, in the shape TanStack's `head()` takes:
 *   links: [{ rel: 'stylesheet', href: styles }, ...brandLinks], meta: [...brandMeta]
 * The two faces are preloaded (the same files base.css names, so nothing is fetched twice).
 */
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

const face = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

export const brandLinks = [
  face(text),
  face(display),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** The browser's bars take the colour of the header (papel), in both colour schemes. */
export const brandMeta = [
  { name: 'color-scheme', content: 'light dark' },
  { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#ffffff' },
  { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#152224' },
]
