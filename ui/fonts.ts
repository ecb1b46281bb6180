/**
 * The addresses of the two faces, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head.
 * They are the same files base.css names, so nothing is fetched twice.
 */
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

export const fonts = [text, display]
