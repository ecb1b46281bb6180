import { useSuspenseQuery } from '@tanstack/react-query'
import { dayOfYear } from '#platform/clock.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { kindLabel } from '../case.text.ts'
import { ownCasesQuery } from './own-case.query.ts'
import { OwnCaseBadge } from './own-case-badge.tsx'

type OwnCasesProps = { path: '/profile/cases' | '/host/cases'; after?: string | undefined }

/** What this person brought to the team, newest first. @param path the address of this page */
export function OwnCases({ path, after }: OwnCasesProps) {
  const { cases, next } = useSuspenseQuery(ownCasesQuery(after)).data
  const host = path === '/host/cases'
  return (
    <>
      <header className="mb-6">
        <h1 className="text-title">Tus casos</h1>
        <p className="mt-1 text-tinta-suave">
          Lo que le escribiste al equipo de Torogoz con tu sesión iniciada, y lo que te respondió.
        </p>
      </header>
      {cases.length > 0 ? (
        <ul className="card divide-y divide-hairline">
          {cases.map((row) => (
            <li key={row.id}>
              <Link
                href={`${path}/${row.id}`}
                className="block px-5 py-4 hover:bg-lino focus-visible:-outline-offset-2"
              >
                <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-tinta-suave">
                  <span className="tabular">
                    Caso {row.number} · {kindLabel[row.kind]} ·{' '}
                    <time dateTime={row.createdAt}>{dayOfYear(row.createdAt)}</time>
                  </span>
                  <OwnCaseBadge of={row} />
                </span>
                <span className="mt-1 block font-semibold wrap-anywhere">{row.subject}</span>
                <span className="mt-0.5 line-clamp-2 text-tinta-suave wrap-anywhere">
                  {row.byTeam ? 'Torogoz: ' : 'Tú: '}
                  {row.beginning}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="mail"
          title="No has escrito al equipo"
          text="Cuando escribas, reportes algo o pidas tus datos con tu sesión iniciada, aquí verás la respuesta."
        >
          <ButtonLink href={host ? '/host/faq' : '/contact'} variant="secondary">
            {host ? 'Ver preguntas frecuentes' : 'Escribir al equipo'}
          </ButtonLink>
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          label="Páginas de casos"
          previous={after ? path : null}
          next={next && `${path}?${new URLSearchParams({ after: next })}`}
          position={after ? 'Casos anteriores' : 'Los más recientes'}
        />
      </div>
    </>
  )
}

export const OwnCasesFailed = ({ path }: Pick<OwnCasesProps, 'path'>) => (
  <ErrorState
    level={1}
    title="No se pudieron cargar tus casos"
    text="Lo que escribiste está guardado. Inténtalo de nuevo en un momento."
  >
    {/* A plain link, because it works even if the script is broken. */}
    <a href={path} className={buttonClass('secondary')}>
      Reintentar
    </a>
  </ErrorState>
)
