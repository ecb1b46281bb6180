import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#ui/feedback/badge.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { DescriptionList } from '../../../../admin/actions/description-list.tsx'
import { momentText } from '../../../../admin/audit/audit-entry.tsx'
import { AdminSection } from '../../../../admin/layout/admin-page-frame.tsx'
import { Record } from '../../../../admin/list/records.tsx'
import { mailStateText } from '../../../../admin/outbox/outbox.text.ts'
import { KindBadge, StatusBadge } from '../../../../cases/admin/case-badges.tsx'
import { recordsQuery } from '../records/user-record.query.ts'
import type { UserDetail } from '../user.contract.ts'
import { LatestRecords } from './user-records.tsx'

/** The contacts between a person and the team: cases, mail, and the existence of chats. */
export function UserContacts({ user: { id, email } }: { user: UserDetail }) {
  const { cases, mails, chats } = useSuspenseQuery(recordsQuery(id)).data
  return (
    <>
      <LatestRecords
        title="Casos"
        icon="chat"
        permission="cases.read"
        of={cases}
        all={`/admin/cases?box=any&person=${id}`}
      >
        {({ id: caseId, number, kind, subject, status, outcome, createdAt, isAbout }) => (
          <Record
            key={caseId}
            permission="cases.read"
            href={`/admin/cases/${caseId}`}
            title={subject}
            text={`Caso ${number} · ${momentText(createdAt)}${isAbout ? ' · de otra persona, sobre esta' : ''}`}
          >
            <span className="flex flex-wrap gap-1.5">
              <KindBadge kind={kind} />
              <StatusBadge status={status} outcome={outcome} />
            </span>
          </Record>
        )}
      </LatestRecords>
      <LatestRecords
        title="Correos"
        icon="mail"
        permission="mail.read"
        of={mails}
        all={`/admin/outbox?q=${encodeURIComponent(email ?? '')}`}
      >
        {({ id: messageId, subject, state, createdAt }) => (
          <Record
            key={messageId}
            permission="mail.read"
            href={`/admin/outbox/${messageId}`}
            title={subject}
            text={momentText(createdAt)}
          >
            <Badge tone={state === 'failed' ? 'danger' : state === 'sent' ? 'success' : 'neutral'}>
              {mailStateText[state]}
            </Badge>
          </Record>
        )}
      </LatestRecords>
      <LatestRecords
        title="Chats"
        icon="lock"
        permission="bookings.read"
        of={chats}
        all={`/admin/bookings?person=${id}`}
      >
        {({ bookingId, code, with: other, messages, lastAt }) => (
          <Record
            key={bookingId}
            permission="bookings.read"
            href={`/admin/bookings/${bookingId}#chat`}
            title={`Con ${other}`}
            text={`Reserva ${code}${lastAt ? ` · último mensaje ${momentText(lastAt)}` : ''}`}
          >
            <Badge icon="lock">{messages === 1 ? '1 mensaje' : `${messages} mensajes`}</Badge>
          </Record>
        )}
      </LatestRecords>
    </>
  )
}

const pluralize = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`

/** The cash of a person: paid and missed as a traveler, owed as a host. */
export function UserMoney({ id }: { id: string }) {
  const { traveler, host } = useSuspenseQuery(recordsQuery(id)).data.money
  const paid =
    traveler.paid > 0 && `${pluralize(traveler.paid, 'reserva', 'reservas')}, ${formatMoney(traveler.paidTotal)}`
  const facts: { label: string; value: ReactNode; wide?: boolean }[] = [
    ...(host
      ? [
          { label: host.owed < 0 ? 'A su favor' : 'Debe', value: formatMoney(Math.abs(host.owed)) },
          { label: 'De eso, vencido', value: host.overdue > 0 && formatMoney(host.overdue) },
          { label: 'Dicho y sin confirmar', value: host.unconfirmed > 0 && formatMoney(host.unconfirmed) },
        ]
      : []),
    { label: 'Pagó como viajero', value: paid },
    {
      label: 'Vivió sin que conste el pago',
      value: traveler.unpaid > 0 && pluralize(traveler.unpaid, 'reserva', 'reservas'),
    },
    { label: 'No llegó', value: traveler.absent > 0 && pluralize(traveler.absent, 'vez', 'veces') },
    { label: 'Canceló', value: traveler.cancelled > 0 && pluralize(traveler.cancelled, 'reserva', 'reservas') },
  ]
  const isEmpty = facts.every(({ value }) => !value)
  return (
    <AdminSection title="Dinero" icon="cash">
      {isEmpty ? <p className="text-tinta-suave">Sin movimientos.</p> : <DescriptionList items={facts} />}
      {host && host.statements.items.length > 0 && (
        <>
          <h3 className="mt-5 text-sm text-tinta-suave">Estados de cuenta</h3>
          <ul className="mt-1 divide-y divide-hairline">
            {host.statements.items.map(({ id: statementId, number, closing }) => (
              <li key={statementId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <Link href={`/admin/statements/${statementId}`} className="link tabular">
                  {number}
                </Link>
                <span className="tabular">{formatMoney(closing)}</span>
              </li>
            ))}
          </ul>
          {host.statements.total > host.statements.items.length && (
            <p className="mt-3">
              <Link href={`/admin/statements?host=${id}`} className="link">
                Ver los {host.statements.total}
              </Link>
            </p>
          )}
        </>
      )}
    </AdminSection>
  )
}
