import { Suspense } from 'react'
import { JsonLd } from '../head/json-ld.tsx'
import { absolute } from '../head/page.head.ts'
import { supportEmail } from '../header/support.view.ts'
import { Hero } from './hero.tsx'
import { Categories, HomeLists } from './home-lists.tsx'
import { CashPromise, Figures, HostInvitation, StepsInShort } from './home-story.tsx'
import type { Moment } from './moment.view.ts'

/** The home page: the country at this hour, the lists, and how it works. */
export function Home({ moment }: { moment: Moment }) {
  return (
    <>
      <JsonLd of={houseFacts()} />
      <Hero {...moment} />
      <div className="mt-8 flex flex-col gap-14 md:mt-12 md:gap-22">
        <Categories />
        {/* Each boundary hydrates separately, so that none blocks the page for long. */}
        <Suspense>
          <HomeLists />
        </Suspense>
        <Suspense>
          <CashPromise />
          <StepsInShort />
          <Figures />
          <HostInvitation />
        </Suspense>
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
