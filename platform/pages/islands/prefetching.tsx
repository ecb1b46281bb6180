import { useRouter } from '@tanstack/react-router'

/** The rules as JSON. @param pages path patterns in the syntax of `URLPattern` */
export const prefetchRules = (pages: string[]): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{ href_matches: pages }, { not: { selector_matches: '[download], [target], [data-in-place]' } }],
        },
        eagerness: 'moderate',
      },
    ],
  })

/**
 * Lets the browser prefetch the document of a link that somebody is about to press. Public pages only, because their loaders
 * have no side effects and cost no session check.
 * @param pages path patterns in the syntax of `URLPattern`
 */
export function Prefetching({ pages }: { pages: string[] }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own
      dangerouslySetInnerHTML={{ __html: prefetchRules(pages) }}
    />
  )
}
