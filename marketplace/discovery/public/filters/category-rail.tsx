import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { isIconName } from '#ui/icons/icon-names.ts'
import { Link, LinkProvider, useProvidedLink } from '#ui/navigation/link.tsx'
import type { Facets } from '../../facets/facet.contract.ts'
import type { Filters } from '../../search/filters/filter-address.rules.ts'
import { SEARCH_PATH, searchHref } from '../search/search-address.view.ts'

type RailProps = { filters: Filters; categories: Facets['categories']['values'] }

/** Categories as a row that scrolls, where the filter panel is a closed sheet. */
export function CategoryRail({ filters, categories }: RailProps) {
  const link = useProvidedLink()
  const selected = filters.categories.map((name) => name.toLocaleLowerCase('es'))
  const entries = categories.map(({ value, icon }) => {
    const isChosen = selected.includes(value.toLocaleLowerCase('es'))
    return { value, icon, isChosen, href: searchHref({ ...filters, categories: isChosen ? [] : [value] }) }
  })
  return (
    <Cached
      by={() => `rail ${JSON.stringify(entries.map(({ value, icon, isChosen }) => [value, icon, isChosen]))}`}
      words={entries.map(({ href }) => href.slice(SEARCH_PATH.length + 1))}
    >
      {(queries) => (
        <LinkProvider value={link}>
          <nav aria-label="Categorías" className="-mx-4 md:hidden">
            <ul className="scroll-row flex gap-2 px-4 py-0.5">
              {entries.map(({ value, icon, isChosen }, at) => (
                <li key={value} className="shrink-0">
                  <Link
                    href={queries[at] ? `${SEARCH_PATH}?${queries[at]}` : SEARCH_PATH}
                    aria-current={isChosen || undefined}
                    className="target flex min-h-9 items-center gap-1.5 rounded-pill border border-hairline bg-papel px-3 text-sm font-semibold aria-[current]:border-turquesa aria-[current]:bg-turquesa-soft aria-[current]:text-turquesa-deep"
                  >
                    {isIconName(icon) && <Icon name={icon} />}
                    {value}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </LinkProvider>
      )}
    </Cached>
  )
}
