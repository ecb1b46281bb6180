import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { SaveSearch } from '#marketplace/alerts/public/alert-button.tsx'
import { pageTitle } from '#marketplace/site/public/head/page-title.view.ts'
import { CardActions } from '#marketplace/site/public/layout/card-actions.tsx'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch } from '#platform/pages/search-params.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link, LinkProvider } from '#ui/navigation/link.tsx'
import type { Filters, Sort } from '../../search/filters/filter-address.rules.ts'
import { searchWords, sortOf } from '../../search/search.rules.ts'
import { sortText, totalText } from '../../search/search.text.ts'
import { CategoryRail } from '../filters/category-rail.tsx'
import { Chips } from '../filters/chips.tsx'
import { FORM } from '../filters/filter-fields.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Change } from '../filters/use-filters.ts'
import { CenterProvider } from './distance.tsx'
import { ExperienceSearchBox } from './experience-search-box.tsx'
import { NoResults, Results, ResultsFailed, ResultsOffline, ResultsSkeleton } from './results.tsx'
import { searchHead } from './search.head.ts'
import { facetsQuery, mapHref, readSearch, searchHref, searchQuery } from './search-address.view.ts'
import { SearchLink } from './search-link.tsx'
import { useSearchForm } from './use-search-form.ts'

/** Form and results, which follow the address; a plain form without script. */
export function Search() {
  const { search } = usePageLocation()
  const { filters, cursor } = useMemo(() => readSearch(parseSearch(search)), [search])
  return (
    <LinkProvider value={SearchLink}>
      <CardActions>
        <FormAndResults filters={filters} cursor={cursor} />
      </CardActions>
    </LinkProvider>
  )
}

function FormAndResults({ filters, cursor }: { filters: Filters; cursor: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useSearchForm(filters, () => heading.current?.focus())
  const { draft, change, active } = form
  const results = useInfiniteQuery({ ...searchQuery(filters, cursor), placeholderData: keepPreviousData })
  const { data: facets, isError: facetsFailed } = useQuery({
    ...facetsQuery(filters),
    placeholderData: keepPreviousData,
  })
  const pages = results.data?.pages ?? []
  const first = pages[0]
  const countText = first ? totalText(first) : ''
  const { title } = searchHead(filters, facets, !cursor)
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])

  return (
    <div className="page pb-16">
      <ExperienceSearchBox
        form={form}
        className="sticky top-16 z-20 -mx-4 bg-arena big-text:static px-4 py-1.5 md:relative md:top-0 md:mx-0 md:-mt-8 md:bg-transparent md:p-0"
        boxClassName="md:[&_input]:min-h-16 md:[&_input]:rounded-card md:[&_input]:border-transparent md:[&_input]:text-lg md:[&_input]:shadow-float"
        buttonClassName="md:mr-1.5"
        filtersClassName="md:hidden"
      />
      {facets ? (
        <CategoryRail filters={filters} categories={facets.categories.values} />
      ) : (
        !facetsFailed && <div className="h-10 md:hidden" />
      )}
      <div className="mt-1 grid items-start gap-x-8 md:mt-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-10">
        <FilterPanel
          filters={draft}
          facets={facets}
          change={change}
          summary={first && !results.isPlaceholderData ? `Ver ${countText.toLocaleLowerCase('es')}` : 'Ver resultados'}
        />
        <section aria-labelledby="resultados" className="min-w-0 md:col-start-2">
          <ResultsHead
            title={countText || (results.isError ? 'Experiencias' : 'Buscando experiencias…')}
            isOld={results.isPlaceholderData}
            filters={filters}
            heading={heading}
            change={change}
          />
          {results.isPaused && <ResultsOffline />}
          {active.length > 0 && <Chips active={active} />}
          {cursor && (
            <p className="mb-6">
              <Link href={searchHref(filters)} className="link">
                Volver a los primeros resultados
              </Link>
            </p>
          )}
          {first && !first.near && filters.near && (
            <Notice tone="warning" className="mb-5">
              No conocemos el lugar «{filters.near}». Prueba con el nombre del pueblo o de la playa.
            </Notice>
          )}
          <CenterProvider value={first?.near ?? null}>
            {results.isPending ? (
              <ResultsSkeleton />
            ) : !first ? (
              <ResultsFailed />
            ) : first.items.length === 0 && !results.isPlaceholderData ? (
              <NoResults filters={filters} instead={first.instead} relaxed={first.relaxed} />
            ) : (
              <Results
                cards={pages.flatMap((page) => page.items)}
                isOld={results.isPlaceholderData}
                next={
                  results.hasNextPage
                    ? {
                        href: searchHref(filters, pages.at(-1)?.next ?? undefined),
                        load: results.fetchNextPage,
                        isLoading: results.isFetchingNextPage,
                        hasFailed: results.isFetchNextPageError,
                      }
                    : null
                }
              />
            )}
          </CenterProvider>
          {first && (
            <div className="mt-8 flex min-h-11 justify-center">
              <SaveSearch search={searchHref({ ...filters, sort: null }).slice('/search'.length)} />
            </div>
          )}
        </section>
      </div>
    </div>
  )
}

type HeadProps = {
  title: string
  /** The results belong to the previous search. */
  isOld: boolean
  filters: Filters
  heading: React.RefObject<HTMLHeadingElement | null>
  change: Change
}

function ResultsHead({ title, isOld, filters, heading, change }: HeadProps) {
  const sorts: Sort[] = ['newest', 'price-asc', 'price-desc', 'rating']
  const options: Sort[] = [
    ...(filters.near ? (['distance'] as const) : []),
    ...(searchWords(filters.q).length > 0 ? (['relevance'] as const) : []),
    ...sorts,
  ]
  return (
    <div className="flex items-center justify-between gap-x-3 pb-2 noscript:flex-wrap big-text:flex-wrap md:flex-wrap md:gap-x-6 md:gap-y-2 md:pb-5">
      <h2
        id="resultados"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className={`min-w-min scroll-mt-40 text-subheading outline-none max-md:text-base transition-opacity ${isOld ? 'opacity-55' : ''}`}
      >
        {title}
      </h2>
      <div className="flex min-w-0 items-center gap-2 noscript:flex-wrap big-text:flex-wrap">
        <Link href={mapHref(filters)} className={`${buttonClass('secondary', 'sm')} max-md:min-h-10`}>
          <Icon name="map" />
          <span className="max-md:sr-only">Ver en el mapa</span>
        </Link>
        <SortChoice options={options} filters={filters} onChange={(sort) => change({ sort })} />
        <Button
          type="submit"
          form={FORM}
          variant="secondary"
          size="sm"
          className="max-md:min-h-10 [@media(scripting:enabled)]:hidden"
        >
          Ordenar
        </Button>
      </div>
    </div>
  )
}

type SortProps = { options: Sort[]; filters: Filters; onChange: (sort: Sort | null) => void }

/** The default order is an empty value, so that a form sent without script leaves the order open. */
const SortChoice = ({ options, filters, onChange }: SortProps) => {
  const usual = sortOf({ ...filters, sort: null })
  const optionValue = (sort: Sort) => (sort === usual ? '' : sort)
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="text-tinta-suave max-md:sr-only">Ordenar por</span>
      <span className="relative min-w-0">
        <select
          form={FORM}
          name="sort"
          value={optionValue(sortOf(filters))}
          onChange={(event) => onChange((event.target.value || null) as Sort | null)}
          className="target field-sizing-content min-h-10 w-full max-w-52 appearance-none max-md:max-w-36 truncate rounded-control border border-control bg-papel py-1 pr-9 pl-3 font-semibold hover:border-tinta-suave"
        >
          {options.map((sort) => (
            <option key={sort} value={optionValue(sort)}>
              {sortText(sort, filters)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
      </span>
    </label>
  )
}
