import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { HIDDEN_BY_HOST } from '#marketplace/experiences/admin/admin-experience.text.ts'
import { statusLabel } from '#marketplace/experiences/editor/editor.text.ts'
import { statusTone } from '#marketplace/experiences/host/list/status-tone.view.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { RoleBadge, StateBadge } from '../../accounts/admin/users/views/user-badges.tsx'
import { StatusBadge as CaseStatus, KindBadge } from '../../cases/admin/case-badges.tsx'
import type { AdminRouteProps } from '../admin-route.view.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { AdminFilters } from '../list/admin-filters.tsx'
import { dayAndYear } from '../list/day-and-year.view.ts'
import { Record, Records } from '../list/records.tsx'
import type { AdminSearchResults } from './admin-search.contract.ts'
import { searchQuery, searchTerm } from './admin-search.query.ts'
import { foundByText } from './admin-search.text.ts'

/** Finds the person on the telephone by what they say: people, reservations and experiences, each linked to its page. */
export function SearchResults({ search }: AdminRouteProps) {
  const q = searchTerm(search)
  const { data } = useSuspenseQuery(searchQuery(q))
  const { people, bookings, cases, experiences } = data
  const isEmpty = [people, bookings, cases, experiences].every(({ items }) => items.length === 0)
  const all = (path: string) => `/admin/${path}?q=${encodeURIComponent(q)}`
  return (
    <AdminPage
      title="Búsqueda"
      text={
        <>
          Personas, reservas, casos y experiencias.
          <span className="max-md:hidden"> Desde cualquier página, la tecla / lleva a buscar.</span>
        </>
      }
    >
      <AdminFilters
        path="/admin/search"
        view={{ ...(q && { q }), filters: {} }}
        filters={[]}
        searchLabel="Teléfono, correo, nombre, código o título"
      />
      <div role="status" className="sr-only">
        {q && (isEmpty ? 'Nada coincide' : 'Resultados al día')}
      </div>
      {isEmpty ? (
        <EmptyState
          icon="search"
          title={q ? `Nada coincide con «${q}»` : '¿Quién llama?'}
          text={
            q
              ? 'Prueba con otra parte del nombre, con el código de la reserva o con los primeros cuatro dígitos del teléfono.'
              : 'Escribe su teléfono como te lo digan, su correo, su nombre, el código de la reserva o el título de la experiencia.'
          }
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <Group title="Personas" icon="people" of={people} all={all('users')}>
            {(person) => <PersonHit key={person.id} {...person} />}
          </Group>
          <Group title="Reservas" icon="ticket" of={bookings} all={all('bookings')}>
            {({ id, code, experience, traveler, startDate, status, attended }) => (
              <Record
                key={id}
                href={`/admin/bookings/${id}`}
                title={<span className="tabular">{code}</span>}
                text={`${experience} · ${dayAndYear(startDate)} · ${traveler}`}
              >
                <StatusBadge status={status} attended={attended} />
              </Record>
            )}
          </Group>
          <Group title="Casos" icon="chat" of={cases} all={`${all('cases')}&box=any`}>
            {({ id, number, kind, subject, name, status, outcome }) => (
              <Record key={id} href={`/admin/cases/${id}`} title={subject} text={`Caso ${number} · ${name}`}>
                <span className="flex flex-wrap gap-1.5">
                  <KindBadge kind={kind} />
                  <CaseStatus status={status} outcome={outcome} />
                </span>
              </Record>
            )}
          </Group>
          <Group title="Experiencias" icon="mountain" of={experiences} all={all('experiences')}>
            {({ id, title, host, status, hidden }) => (
              <Record key={id} href={`/admin/experiences/${id}`} title={title} text={`De ${host}`}>
                <Badge tone={hidden ? 'danger' : statusTone[status]}>
                  {hidden ? HIDDEN_BY_HOST : statusLabel[status]}
                </Badge>
              </Record>
            )}
          </Group>
        </div>
      )}
    </AdminPage>
  )
}

const PersonHit = ({ id, name, email, phone, role, state, by }: AdminSearchResults['people']['items'][number]) => (
  <Record
    href={`/admin/users/${id}`}
    title={name}
    text={[email, phone, foundByText[by]].filter(Boolean).join(' · ') || 'Sin datos de contacto'}
  >
    <span className="flex flex-wrap gap-1.5">
      <RoleBadge role={role} />
      {state !== 'active' && <StateBadge state={state} />}
    </span>
  </Record>
)

type GroupProps<Item> = {
  title: string
  icon: IconName
  of: { items: Item[]; more: boolean }
  all: string
  children: (item: Item) => ReactNode
}

const Group = <Item,>({ of: { items, more }, all, ...rest }: GroupProps<Item>) => (
  <Records {...rest} items={items} all={more && { href: all, label: 'Hay más: abrir la lista' }} />
)
