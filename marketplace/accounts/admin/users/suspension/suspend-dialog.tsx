import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { formatMoney } from '#ui/price.tsx'
import { ReasonDialog } from '../../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../../admin/actions/use-admin-action.ts'
import { usePermission } from '../../../../admin/actions/use-permission.ts'
import { adminQuery } from '../../../../admin/list/list.query.ts'
import type { UserDetail } from '../user.contract.ts'
import type { SuspensionPlan } from './suspension.contract.ts'

const planQuery = (id: string) => adminQuery(['suspension', id], () => adminApi.suspensions.show({ params: { id } }))

type Choice = 'keep' | 'cancel'
type SuspendDialogProps = { user: UserDetail; open: boolean; onClose: () => void }

/** Shows what a suspension would do to the person and to others, and asks what becomes of the reservations (decision 0222). */
export function SuspendDialog({ user, open, onClose }: SuspendDialogProps) {
  const { act } = useAdminAction()
  const mayDo = usePermission()
  const [bookings, setBookings] = useState<Choice>('keep')
  const { data: plan, isError } = useQuery({ ...planQuery(user.id), enabled: open })
  return (
    <ReasonDialog
      open={open}
      record={user.id}
      title={`¿Suspender la cuenta de ${user.name}?`}
      text="Sus sesiones terminan ahora mismo y recibe un correo con este motivo y con la forma de responder. Se puede deshacer."
      action="Suspender"
      tone="danger"
      reason="required"
      onConfirm={(reason) =>
        act(
          'suspend',
          () => adminApi.users.suspend({ params: { id: user.id }, body: { reason, bookings } }),
          'Cuenta suspendida',
        )
      }
      onClose={onClose}
    >
      {plan ? (
        <Plan plan={plan} />
      ) : isError ? (
        <Notice tone="warning">No pudimos leer qué pasaría. Cierra la ventana y ábrela otra vez.</Notice>
      ) : (
        <div role="status">
          <span className="sr-only">Calculando qué pasaría</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {plan && plan.cancellable > 0 && mayDo('bookings.correct') && (
        <SelectField
          label="Sus reservas abiertas"
          hint={
            bookings === 'cancel'
              ? 'Los lugares vuelven y cada persona recibe un correo, sin el motivo. No regresan al reactivar la cuenta.'
              : user.role === 'host'
                ? 'Siguen en pie, y quienes reservaron lo leen en sus avisos.'
                : 'Siguen en pie.'
          }
          value={bookings}
          onChange={(event) => setBookings(event.target.value as Choice)}
          options={[
            { value: 'keep', label: 'Siguen en pie' },
            {
              value: 'cancel',
              label: plan.cancellable === 1 ? 'Cancelar la reserva' : `Cancelar las ${plan.cancellable} reservas`,
            },
          ]}
        />
      )}
    </ReasonDialog>
  )
}

const pluralize = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`

const Plan = ({ plan: { experiences, dates, more, told, debt } }: { plan: SuspensionPlan }) => (
  <dl aria-label="Qué pasaría" className="grid gap-3 rounded-control bg-lino p-4 text-sm">
    {experiences.total > 0 && (
      <Fact title={pluralize(experiences.total, 'experiencia sale del sitio', 'experiencias salen del sitio')}>
        {experiences.titles.join(', ')}
        {experiences.total > experiences.titles.length && ` y ${experiences.total - experiences.titles.length} más`}.
        Vuelven al reactivar la cuenta.
      </Fact>
    )}
    <Fact title={dates.length === 0 ? 'Sin reservas abiertas' : 'Reservas abiertas, por fecha'}>
      {dates.length > 0 && (
        <ul className="mt-1 grid max-h-44 gap-1 overflow-y-auto">
          {dates.map((date) => (
            <li key={`${date.startDate} ${date.experience} ${date.as}`} className="wrap-anywhere">
              <span className="whitespace-nowrap">
                {shortDate(date.startDate)}, {timeOfDay(date.startDate)}
              </span>
              {': '}
              {date.experience || 'Sin título'} ({pluralize(date.bookings, 'reserva', 'reservas')},{' '}
              {pluralize(date.guests, 'persona', 'personas')}
              {date.as === 'traveler' && ', como viajero'}
              {date.running && ', en curso: no se cancela'})
            </li>
          ))}
          {more > 0 && <li>y {pluralize(more, 'fecha más', 'fechas más')}</li>}
        </ul>
      )}
    </Fact>
    {told > 0 && (
      <Fact title={pluralize(told, 'persona más lo nota', 'personas más lo notan')}>Con quienes tiene reservas.</Fact>
    )}
    {debt && (debt.owed > 0 || debt.overdue > 0) && (
      <Fact title={`Debe ${formatMoney(debt.owed)} de comisión`}>
        {debt.overdue > 0 && `Vencido: ${formatMoney(debt.overdue)}. `}La deuda sigue y sus estados de cuenta también.
      </Fact>
    )}
  </dl>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{title}</dt>
    <dd className="text-tinta-suave">{children}</dd>
  </div>
)
