import { use } from 'react'
import { dayOf, shortDate } from '#platform/clock.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Menu, type MenuItem } from '#ui/overlays/menu.tsx'
import { availabilityOf } from '../../availability/availability.rules.ts'
import { availabilityLabel, dateHours, dateText } from '../../availability/availability.text.ts'
import type { HostDate } from '../../availability/schedule/schedule.contract.ts'
import { cancelDateLabel } from '../../availability/schedule/schedule.text.ts'
import { DateCancellationSlot } from './date-cancellation-slot.view.ts'

export type RowAction = 'edit' | 'close' | 'reopen' | 'remove' | 'cancel'

const tones = { many: 'success', few: 'canela', none: 'neutral' } as const

/** 'Disponible', 'Pocos cupos', 'Agotado' while it can be booked; else the reason (BOOK-10, DATA-21). */
function stateOf({ status, free, allowed, calendarMark, taken }: HostDate): [string, BadgeTone] {
  if (status === 'cancelled') return ['Cancelada', 'danger']
  if (!allowed.includes('edit')) return ['Terminada', 'neutral']
  if (calendarMark === 'closed')
    return taken > 0 ? ['Conflicto: estás ocupado', 'danger'] : ['Cerrada: estás ocupado', 'anil']
  if (status === 'closed') return ['Cerrada', 'anil']
  const availability = availabilityOf(free)
  return [availabilityLabel[availability], tones[availability]]
}

type DateRowProps = { date: HostDate; busy: boolean; onAction: (action: RowAction) => void }

/** One date: day and hours, how full it is, and its actions. */
export function DateRow({ date, busy, onAction }: DateRowProps) {
  const { startDate, capacity, taken, held, waiting, status, allowed } = date
  const mayCancelDate = use(DateCancellationSlot) !== null
  const [state, tone] = stateOf(date)
  const isOver = status !== 'cancelled' && !allowed.includes('edit')
  const item = (action: RowAction, rest: Omit<Extract<MenuItem, object>, 'onSelect' | 'href'>): MenuItem[] =>
    allowed.includes(action) ? [{ ...rest, onSelect: () => onAction(action) }] : []
  const items: MenuItem[] = [
    ...item('edit', { label: 'Cambiar cupos', icon: 'people' }),
    ...item('close', { label: 'Cerrar fecha', icon: 'lock' }),
    ...item('reopen', { label: 'Volver a abrir', icon: 'check' }),
    ...(mayCancelDate && taken > 0 ? item('cancel', { label: 'Cancelar fecha', icon: 'alert', tone: 'danger' }) : []),
    // Offered with bookings too, because the dialog then shows the alternatives.
    ...(status !== 'cancelled' && !isOver ? [remove(() => onAction('remove'))] : item('remove', removeLook)),
  ]
  return (
    <li className={`flex items-center gap-3.5 py-3.5 ${isOver || status === 'cancelled' ? 'text-tinta-suave' : ''}`}>
      <span aria-hidden="true" className="w-12 shrink-0 rounded-control bg-lino py-1.5 text-center">
        <span className="block text-xs font-semibold uppercase">{shortDate(startDate).slice(0, 3)}</span>
        <span className="tabular block font-display text-xl leading-tight font-bold">
          {Number(dayOf(startDate).slice(8))}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{dateText(startDate)}, </span>
        <span className="tabular block font-semibold">{dateHours(date)}</span>
        <span className="tabular mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={tone}>{state}</Badge>
          <span className="text-tinta-suave">
            {date.cancelReason ? (
              cancelDateLabel[date.cancelReason]
            ) : taken > 0 ? (
              <Link href={`/host/dates/${date.id}`} className="link target">
                {taken} de {capacity} reservados
              </Link>
            ) : (
              `0 de ${capacity} reservados`
            )}
            {held > 0 && <span className="block">{held} apartados para la lista de espera</span>}
            {waiting > 0 && (
              <span className="block">
                {waiting === 1 ? '1 grupo espera lugar' : `${waiting} grupos esperan lugar`}
              </span>
            )}
          </span>
        </span>
      </span>
      {items.length > 0 && (
        <Menu
          label={`Opciones de ${dateText(startDate)}, ${dateHours(date)}`}
          trigger={<span className="text-2xl leading-none">{busy ? '…' : '⋯'}</span>}
          triggerClassName={`${buttonClass('ghost')} size-11 shrink-0 px-0`}
          items={items}
        />
      )}
    </li>
  )
}

const removeLook = { label: 'Eliminar', icon: 'trash', tone: 'danger' } as const
const remove = (onSelect: () => void): MenuItem => ({ ...removeLook, onSelect })
