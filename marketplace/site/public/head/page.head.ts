// Title, description and preview of a page; every page uses this.
import { createIsomorphicFn } from '@tanstack/react-start'
import { appUrl, configuration } from '#platform/configuration.ts'
import { pageRequest } from '#platform/pages/request.ts'
import sharePicture from '../../pictures/share.jpg?url'
import { pageTitle } from './page-title.view.ts'

let address: string | undefined

/**
 * Scheme and host of the product: APP_URL, else the host of the request. The browser uses the server's value, so that both
 * render the same.
 */
const origin = createIsomorphicFn()
  .server(() => (configuration().APP_URL ? appUrl() : (pageRequest()?.origin ?? appUrl())))
  .client(() => {
    address ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin
    return address
  })

/** `/search` becomes `https://torogoz.example/search`. */
export const absolute = (path: string) => (path.startsWith('http') ? path : origin() + path)

type ShareImage = { url: string; width: number; height: number; alt: string }
export type PageHead = {
  /** Without the product's name; at most 65 characters with it. */
  title: string
  /** At most 150 characters. */
  description: string
  /** The canonical path, for pages with several addresses. */
  path: string
  /** A JPEG of 1200 x 630 under 300 KB; a general picture by default. */
  image?: ShareImage
  type?: 'website' | 'article' | 'product' | 'profile'
  /** False keeps the page out of search engines. */
  index?: boolean
}

const country: ShareImage = {
  url: sharePicture,
  width: 1200,
  height: 630,
  alt: 'El Salvador al atardecer: el mar, un volcán sobre un pueblo blanco y un torogoz en una rama de café',
}

/** The head of a page: title, description, canonical and Open Graph. Returned from a route's `head`. */
export function pageHead({ title, description, path, image = country, type = 'website', index = true }: PageHead) {
  const url = absolute(path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: absolute(image.url) },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
