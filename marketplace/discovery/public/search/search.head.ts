import { type Filters, noFilters, type SearchParams, writeFilters } from '../../search/filters/filter-address.rules.ts'
import { categoryPath } from '../../search/search.rules.ts'

/** Whether the parameters make a page that search engines should index. */
const isPlain = ({ category, ...others }: SearchParams) =>
  (category?.length ?? 0) <= 1 && Object.values(others).every((value) => value === undefined)

/**
 * Head of the search page, as `pageHead` takes it. A single category is a page of its own; combinations are endless, so they
 * are not indexed and point to their category.
 * @param name the category as the catalogue writes it; null when it is unknown
 */
export function searchHead(filters: Filters, name: string | null, isFirstPage: boolean) {
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
