import { categoryPath, type Filters, noFilters, type SearchParams, writeFilters } from '../../search/search.rules.ts'

/** Names in an address that may make a page of its own for search engines. */
const isPlain = ({ category, ...others }: SearchParams) =>
  (category?.length ?? 0) <= 1 && Object.values(others).every((value) => value === undefined)

/**
 * What the search page says to search engines, as `pageHead` takes it. One category is a page of its own; combinations
 * are endless and stay out, pointing to their category.
 * @param name the category as the catalogue writes it; null when it knows none of that name
 */
export function searchHead(filters: Filters, name: string | null, isFirstPage: boolean) {
  const one = filters.categories.length === 1
  const path = one && name ? categoryPath(name) : '/search'
  const index = isFirstPage && isPlain(writeFilters({ ...noFilters, ...filters })) && (!one || name !== null)
  if (one && name)
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
