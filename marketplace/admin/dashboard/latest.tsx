import type { ReactNode } from 'react'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { IfPermitted } from '../actions/if-permitted.tsx'
import { AuditActor, AuditTarget, actionText } from '../audit/audit-entry.tsx'
import type { Overview } from './dashboard.contract.ts'
import { agoText } from './dashboard.rules.ts'

export const Latest = ({ overview: { bookings, people, audit, now } }: { overview: Overview }) => (
  <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
    <IfPermitted permission="bookings.read">
      <List title="Últimas reservas" href="/admin/bookings" all="Ver todas" empty="Nadie ha reservado todavía.">
        {bookings.map(({ id, code, traveler, title, total, status, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <RowLink href={`/admin/bookings/${id}`}>{traveler}</RowLink>
              <p className="line-clamp-1 text-sm text-tinta-suave wrap-anywhere">{title || 'Sin título'}</p>
              <p className="tabular text-sm text-tinta-suave">
                {code} · {agoText(createdAt, now)}
              </p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1.5">
              <span className="tabular font-semibold">{formatMoney(total)}</span>
              <StatusBadge status={status} />
            </div>
          </li>
        ))}
      </List>
    </IfPermitted>
    <IfPermitted permission="people.read">
      <List title="Cuentas nuevas" href="/admin/users" all="Ver todas" empty="Nadie se ha registrado todavía.">
        {people.map(({ id, name, avatar, role, createdAt }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Avatar name={name} src={avatar} size="sm" />
            <div className="min-w-0 flex-1">
              <RowLink href={`/admin/users/${id}`}>{name}</RowLink>
              <p className="text-sm text-tinta-suave">
                {roleLabel[role]} · {agoText(createdAt, now)}
              </p>
            </div>
          </li>
        ))}
      </List>
    </IfPermitted>
    <IfPermitted permission="audit.read">
      <List title="Bitácora" href="/admin/audit" all="Ver toda" empty="El equipo no ha hecho cambios todavía.">
        {audit.map((entry) => (
          <li key={entry.id} className="py-3">
            <p className="wrap-anywhere">
              <AuditActor entry={entry} /> {actionText(entry.action)} <AuditTarget entry={entry} />
            </p>
            <p className="text-sm text-tinta-suave">{agoText(entry.at, now)}</p>
          </li>
        ))}
      </List>
    </IfPermitted>
  </div>
)

const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="font-semibold underline-offset-4 wrap-anywhere hover:underline">
    {children}
  </Link>
)

type ListProps = { title: string; href: string; all: string; empty: string; children: ReactNode[] }

const List = ({ title, href, all, empty, children }: ListProps) => (
  <section className="card min-w-0 p-5">
    <div className="flex items-center justify-between gap-4">
      <h3 className="text-subheading">{title}</h3>
      <Link href={href} className="link inline-flex min-h-11 items-center">
        {all}
        <span className="sr-only">: {title}</span>
      </Link>
    </div>
    {children.length > 0 ? (
      <ul className="mt-1 divide-y divide-hairline">{children}</ul>
    ) : (
      <p className="mt-2 text-tinta-suave">{empty}</p>
    )}
  </section>
)
