import { useSuspenseQuery } from '@tanstack/react-query'
import { dayOfYear, monthAndYear, startOfDay } from '#platform/clock.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { DescriptionList } from '../../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../../admin/actions/if-permitted.tsx'
import type { AdminRouteProps } from '../../../admin/admin-route.view.ts'
import { AuditHistory } from '../../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import { LedgerLines } from '../../public/ledger-lines.tsx'
import { StatementBadge } from '../../public/statement-badge.tsx'
import { monthName } from '../../statements/statement.text.ts'
import { AccountActions, UndoButton } from './account-actions.tsx'
import type { AdminStatement } from './admin-statement.contract.ts'
import { statementQuery } from './admin-statement.query.ts'

/** One statement, and the current account of its host with the actions on it. */
export function AdminStatementPage({ id }: AdminRouteProps) {
  const { data: statement } = useSuspenseQuery(statementQuery(id))
  const { number, hostName, hostId, lines, latest } = statement
  return (
    <AdminPage
      title={number}
      text={
        <Link href={`/admin/users/${hostId}`} className="link wrap-anywhere">
          {hostName}
        </Link>
      }
      back={{ href: '/admin/statements', label: 'Estados de cuenta' }}
      actions={(['pdf', 'csv'] as const).map((kind) => (
        <a
          key={kind}
          href={`/api/admin/statements/${id}/${kind}`}
          download
          className={`${buttonClass('secondary')} uppercase`}
        >
          <Icon name="download" size="sm" />
          {kind}
        </a>
      ))}
    >
      <AdminSection title="El mes" icon="calendar">
        <DescriptionList items={factsOf(statement)} />
        <LedgerLines lines={lines} />
      </AdminSection>
      <AdminSection
        title="Cuenta hoy"
        icon="cash"
        text="Lo anotado no se borra: un error se corrige con un movimiento contrario."
        actions={
          <IfPermitted permission="money.record">
            <AccountActions statement={statement} />
          </IfPermitted>
        }
      >
        <DescriptionList
          items={[
            {
              label: statement.balance < 0 ? 'Saldo a favor del anfitrión' : 'Debe',
              value: formatMoney(Math.abs(statement.balance)),
            },
            { label: 'Vencido', value: formatMoney(statement.overdue) },
            { label: 'Comisión de pagos por confirmar', value: formatMoney(statement.unconfirmed) },
            ...(statement.arrears
              ? [
                  statement.arrears.pausedAt
                    ? { label: 'Sin reservas nuevas desde el', value: dayOfYear(statement.arrears.pausedAt) }
                    : { label: 'Sin pago, se pausa el', value: dayOfYear(startOfDay(statement.arrears.pausesOn)) },
                ]
              : []),
          ]}
        />
        <LedgerLines
          lines={latest}
          actionOf={(line) => (
            <IfPermitted permission="money.record">
              <UndoButton line={line} />
            </IfPermitted>
          )}
          more={latest.length === 50 ? 'Se muestran los últimos 50 movimientos.' : undefined}
        />
      </AdminSection>
      <AuditHistory type="user" id={hostId} />
    </AdminPage>
  )
}

const factsOf = ({
  month,
  state,
  opening,
  charged,
  corrected,
  paid,
  closing,
  left,
  newest,
  dueOn,
  createdAt,
}: AdminStatement) => [
  { label: 'Mes', value: monthAndYear(startOfDay(`${month}-01`)) },
  { label: 'Estado', value: <StatementBadge state={state} /> },
  { label: 'Saldo anterior', value: formatMoney(opening) },
  { label: 'Comisiones', value: formatMoney(charged) },
  { label: 'Correcciones', value: formatMoney(corrected) },
  { label: 'Pagos', value: formatMoney(paid) },
  { label: 'Saldo del mes', value: formatMoney(closing) },
  ...(month === newest || left === 0
    ? [{ label: 'Por pagar hoy', value: formatMoney(left) }]
    : [{ label: 'Sin pagar', value: `${formatMoney(left)}, incluido en el de ${monthName(newest)}` }]),
  { label: 'A pagar hasta el', value: dayOfYear(startOfDay(dueOn)) },
  { label: 'Hecho el', value: dayOfYear(createdAt) },
]
