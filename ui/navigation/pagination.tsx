/**
 * Pages as plain links.
 *   <Pagination page={3} pages={12} href={(page) => `?pagina=${page}`} />            numbered
 *   <Pagination previous={url | null} next={url | null} position="Página 3" />        keyset: only the neighbours are known
 */
import { Icon } from '../icons/icon.tsx'
import { Link } from './link.tsx'

type Numbered = { page: number; pages: number; href: (page: number) => string }
type Neighbours = { previous: string | null; next: string | null; position?: string }
type PaginationProps = (Numbered | Neighbours) & { label?: string }

const step = 'inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-papel px-4 font-semibold'

/** Page numbers to show: the first, the last, the current with its neighbours; null is a gap. */
export function pageList(page: number, pages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const pageNumbers = [...new Set(candidates)].sort((a, b) => a - b)
  return pageNumbers.flatMap((at, i) => {
    const missing = at - (pageNumbers[i - 1] ?? 0) - 1
    return missing === 0 ? [at] : missing === 1 ? [at - 1, at] : [null, at]
  })
}

export function Pagination(props: PaginationProps) {
  const numbered = 'pages' in props
  const previous = numbered ? (props.page > 1 ? props.href(props.page - 1) : null) : props.previous
  const next = numbered ? (props.page < props.pages ? props.href(props.page + 1) : null) : props.next
  if (!previous && !next) return null
  return (
    <nav aria-label={props.label ?? 'Páginas'} className="flex flex-wrap items-center justify-center gap-2">
      {previous && (
        <Link href={previous} rel="prev" className={`${step} hover:bg-lino`}>
          <Icon name="chevron-left" size="sm" />
          Anterior
        </Link>
      )}
      {numbered ? (
        <ol className="tabular hidden items-center gap-1 md:flex">
          {pageList(props.page, props.pages).map((at, i) =>
            at === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
              <li key={`gap-${i}`} aria-hidden="true" className="w-8 text-center text-tinta-suave">
                …
              </li>
            ) : (
              <li key={at}>
                <Link
                  href={props.href(at)}
                  aria-label={`Página ${at}`}
                  aria-current={at === props.page ? 'page' : undefined}
                  className="flex size-11 items-center justify-center rounded-control font-semibold hover:bg-lino aria-[current=page]:bg-turquesa aria-[current=page]:text-on-turquesa"
                >
                  {at}
                </Link>
              </li>
            ),
          )}
        </ol>
      ) : null}
      <span className={`tabular px-2 text-tinta-suave ${numbered ? 'md:hidden' : ''}`}>
        {numbered ? `Página ${props.page} de ${props.pages}` : props.position}
      </span>
      {next && (
        <Link href={next} rel="next" className={`${step} hover:bg-lino`}>
          Siguiente
          <Icon name="chevron-right" size="sm" />
        </Link>
      )}
    </nav>
  )
}
