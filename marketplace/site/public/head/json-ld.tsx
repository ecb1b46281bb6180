/**
 * schema.org data for search engines, rendered by the page itself so that other pages don't load it. <Facts of={[{ '@type':
 * 'FAQPage', … }]} />
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
