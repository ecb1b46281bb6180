/**
 * schema.org facts for search engines, inside the page itself so that they load with it only.
 *   <Facts of={[{ '@type': 'FAQPage', … }]} />
 */
export const JsonLd = ({ of }: { of: object[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours; '<' is escaped, so nothing can end the script
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': of }).replaceAll('<', '\\u003c'),
    }}
  />
)
