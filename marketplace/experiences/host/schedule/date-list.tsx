import { useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconButton } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { HostDate, Schedule } from '../../availability/schedule/schedule.contract.ts'
import { countText, monthText, scheduleText } from '../../availability/schedule/schedule.text.ts'
import { DateCancellation } from './date-cancellation.tsx'
import { DateRow, type RowAction } from './date-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SpotsDialog } from './spots-dialog.tsx'

type DateListProps = { schedule: Schedule; onMonth: (month: string) => void; onChange: () => Promise<void> }

const people = (count: number) => (count === 1 ? '1 persona con reserva' : `${count} personas con reserva`)

/** The dates of a month with their actions, and links to the other months. */
export function DateList({ schedule, onMonth, onChange }: DateListProps) {
  const { month, months, dates } = schedule
  const [dialog, setDialog] = useState<{ date: HostDate; kind: 'edit' | 'remove' | 'cancel' } | null>(null)
  const dateFor = (kind: 'edit' | 'remove' | 'cancel') => (dialog?.kind === kind ? dialog.date : null)
  const at = months.findIndex((item) => item.month === month)
  const earlier = months.filter((item) => item.month < month).at(-1)
  const later = months.find((item) => item.month > month)

  const turning = useAction({
    send: ({ id, how }: { id: string; how: 'close' | 'reopen' }) =>
      how === 'close' ? hostApi.schedule.close({ params: { id } }) : hostApi.schedule.reopen({ params: { id } }),
    done: (_date, { how }) => toast({ title: how === 'close' ? 'Fecha cerrada' : 'Fecha abierta', tone: 'success' }),
    failed: scheduleText.changeFailed,
    settled: onChange,
    about: ({ id }) => id,
  })
  const switchStatus = ({ id }: HostDate, how: 'close' | 'reopen') => {
    setDialog(null)
    void turning.run({ id, how })
  }
  const handleAction = (date: HostDate) => (action: RowAction) =>
    action === 'close' || action === 'reopen' ? switchStatus(date, action) : setDialog({ date, kind: action })

  if (months.length === 0)
    return (
      <EmptyState
        level={3}
        icon="calendar"
        title={scheduleText.none}
        text="Agrega una fecha, o una temporada entera, para que puedan reservar."
      />
    )
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-hairline pb-2">
        <IconButton
          icon="chevron-left"
          label={earlier ? `Ver ${monthText(earlier.month)}` : 'No hay fechas antes'}
          disabled={!earlier}
          onClick={() => earlier && onMonth(earlier.month)}
        />
        <h3 aria-live="polite" className="min-w-0 text-center text-subheading">
          <span className="inline-block first-letter:uppercase">{monthText(month)}</span>
          <span className="block text-sm font-normal text-tinta-suave">
            {countText(months[at]?.dates ?? 0)} · {people(months[at]?.people ?? 0)}
          </span>
        </h3>
        <IconButton
          icon="chevron-right"
          label={later ? `Ver ${monthText(later.month)}` : 'No hay fechas después'}
          disabled={!later}
          onClick={() => later && onMonth(later.month)}
        />
      </div>
      {dates.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {dates.map((date) => (
            <DateRow key={date.id} date={date} busy={turning.input?.id === date.id} onAction={handleAction(date)} />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-center text-tinta-suave">No hay fechas este mes.</p>
      )}
      <SpotsDialog date={dateFor('edit')} onClose={() => setDialog(null)} onChange={onChange} />
      <RemoveDialog
        date={dateFor('remove')}
        onClose={() => setDialog(null)}
        onChange={onChange}
        onCloseDate={(date) => switchStatus(date, 'close')}
        onCancelDate={(date) => setDialog({ date, kind: 'cancel' })}
      />
      <DateCancellation
        dateId={dateFor('cancel')?.id ?? null}
        onDone={(done) => {
          setDialog(null)
          if (done) void onChange()
        }}
      />
    </>
  )
}
