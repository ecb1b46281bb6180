import { use, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import type { HostDate } from '../../availability/schedule/schedule.contract.ts'
import { scheduleText } from '../../availability/schedule/schedule.text.ts'
import { DateCancellationSlot } from './date-cancellation-slot.view.ts'

type RemoveDialogProps = {
  date: HostDate | null
  onClose: () => void
  onChange: () => Promise<void>
  onCloseDate: (date: HostDate) => void
  onCancelDate: (date: HostDate) => void
}

/** Removes a date; one with bookings can be closed or cancelled instead (EDIT-61). */
export function RemoveDialog({ date, onClose, onChange, onCloseDate, onCancelDate }: RemoveDialogProps) {
  const mayCancelDate = use(DateCancellationSlot) !== null
  /** Set when somebody booked while the dialog was open. */
  const [booked, setBooked] = useState<{ id: string; taken: number } | null>(null)
  const takenSpots = booked && booked.id === date?.id ? booked.taken : (date?.taken ?? 0)

  const remove = useAction({
    send: ({ id }: HostDate) => hostApi.schedule.remove({ params: { id } }),
    done: () => {
      toast({ title: scheduleText.removed, tone: 'success' })
      onClose()
    },
    failed: ({ code, data }, { id }) => {
      if (code === 'DATE_BOOKED') setBooked({ id, taken: Number(data?.taken) })
      else onClose()
      return scheduleText.removeFailed
    },
    settled: onChange,
  })

  return (
    <Dialog
      open={date !== null}
      onClose={onClose}
      size="sm"
      title={takenSpots > 0 ? 'Hay personas con reserva' : '¿Eliminar esta fecha?'}
      description={date && `${dateText(date.startDate)}, ${dateHours(date)}`}
      footer={
        date && (
          <>
            {takenSpots === 0 && (
              <>
                <Button variant="secondary" onClick={onClose}>
                  Volver
                </Button>
                <Button
                  variant="danger"
                  loading={remove.pending}
                  loadingText="Eliminando…"
                  onClick={() => void remove.run(date)}
                >
                  Eliminar
                </Button>
              </>
            )}
            {takenSpots > 0 && date.allowed.includes('close') && (
              <Button variant="secondary" icon="lock" onClick={() => onCloseDate(date)}>
                Cerrar fecha
              </Button>
            )}
            {takenSpots > 0 && mayCancelDate && date.allowed.includes('cancel') && (
              <Button variant="danger" onClick={() => onCancelDate(date)}>
                Cancelar fecha
              </Button>
            )}
          </>
        )
      }
    >
      {date &&
        (takenSpots > 0 ? (
          <div className="grid gap-3">
            <p>{peopleText(takenSpots)} con reserva o esperando tu respuesta: esta fecha no se elimina.</p>
            <p>
              <strong>Cerrarla</strong> deja sus reservas en pie y no recibe más. <strong>Cancelarla</strong> les avisa
              el motivo y les ofrece otras fechas.
            </p>
          </div>
        ) : (
          <p>Nadie ha reservado. Dejará de verse en tu experiencia.</p>
        ))}
    </Dialog>
  )
}
