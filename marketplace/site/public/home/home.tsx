import type { CategoryFacet } from '#marketplace/discovery/facets/facet.contract.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { JsonLd } from '../head/json-ld.tsx'
import { absolute } from '../head/page.head.ts'
import { supportEmail } from '../header/support.view.ts'
import { Categories } from './categories.tsx'
import { Hero } from './hero.tsx'
import { HomeLists } from './home-lists.tsx'
import { CashPromise, Figures, HostInvitation, StepsInShort } from './home-story.tsx'
import type { Moment } from './moment.view.ts'

const Lists = island('home-lists', HomeLists)

/** The home page: the country at this hour, the lists, and how it works. */
export function Home({ moment, categories }: { moment: Moment; categories: CategoryFacet }) {
  return (
    <>
      <JsonLd of={houseFacts()} />
      <Hero {...moment} />
      <div className="mt-8 flex flex-col gap-14 md:mt-12 md:gap-22">
        <Cached by={`categories ${JSON.stringify(categories)}`}>{() => <Categories {...categories} />}</Cached>
        <Lists />
        <Cached by="home story">
          {() => (
            <>
              <CashPromise />
              <StepsInShort />
            </>
          )}
        </Cached>
        <Figures />
        <HostInvitation />
      </div>
    </>
  )
}

/** The organization and the site search, for search engines. */
const houseFacts = () => [
  {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: 'Torogoz',
    url: absolute('/'),
    inLanguage: 'es-SV',
    publisher: { '@id': absolute('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: 'Torogoz',
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: supportEmail(),
    areaServed: { '@type': 'Country', name: 'El Salvador' },
  },
]
