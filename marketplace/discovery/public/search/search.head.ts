import type { Facets } from '../../facets/facet.contract.ts'
import { type Filters, noFilters, type SearchParams, writeFilters } from '../../search/filters/filter-address.rules.ts'
import { categoryPath } from '../../search/search.rules.ts'

/** Whether the parameters make a page that search engines should index. */
const isPlain = ({ category, ...others }: SearchParams) =>
  (category?.length ?? 0) <= 1 && Object.values(others).every((value) => value === undefined)

/**
 * Head of the search page, as `pageHead` takes it. A single category is a page of its own; combinations are endless, so they
 * are not indexed and point to their category.
 * @param facets the categories as the catalogue writes them; without them the address is believed
 */
export function searchHead(filters: Filters, facets: Facets | undefined, isFirstPage: boolean) {
  const [category = ''] = filters.categories
  const isCategory = ({ value }: { value: string }) =>
    value.toLocaleLowerCase('es') === category.toLocaleLowerCase('es')
  const name = (facets ? facets.categories.values.find(isCategory)?.value : category) ?? null
  const isSingleCategory = filters.categories.length === 1
  const path = isSingleCategory && name ? categoryPath(name) : '/search'
  const index =
    isFirstPage && isPlain(writeFilters({ ...noFilters, ...filters })) && (!isSingleCategory || name !== null)
  if (isSingleCategory && name)
    return {
      title: `${name}: experiencias en El Salvador`,
      description: `Experiencias de ${name.toLocaleLowerCase('es')} con anfitriones locales de El Salvador. Elige fecha, reserva en línea y paga en efectivo al llegar.`,
      path,
      index,
    }
  return {
    title: filters.q ? `«${filters.q}»: experiencias en El Salvador` : 'Explora experiencias en El Salvador',
    description:
      'Volcanes, surf, café, cocina y pueblos con anfitriones locales. Filtra por fecha, precio y lugar, y reserva en línea.',
    path,
    index,
  }
}
