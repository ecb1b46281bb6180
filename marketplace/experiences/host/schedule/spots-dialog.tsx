import { useEffect, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import type { HostDate } from '../../availability/schedule/schedule.contract.ts'
import { MAX_SPOTS } from '../../availability/schedule/schedule.rules.ts'
import { scheduleText } from '../../availability/schedule/schedule.text.ts'
import { OUTSIDE_FORM } from './add-date.tsx'

type SeatsDialogProps = { date: HostDate | null; onClose: () => void; onChange: () => Promise<void> }

/** Capacity of a date, never below what is booked; the server checks again, because others book meanwhile. */
export function SpotsDialog({ date, onClose, onChange }: SeatsDialogProps) {
  const [capacity, setCapacity] = useState(1)
  const [error, setError] = useState('')
  useEffect(() => {
    if (date) setCapacity(date.capacity)
    setError('')
  }, [date])

  const save = useAction({
    send: ({ id }: HostDate) => hostApi.schedule.change({ params: { id }, body: { capacity } }),
    done: () => {
      toast({ title: 'Cupos actualizados', tone: 'success' })
      onClose()
    },
    failed: ({ message }) => {
      setError(message)
      return scheduleText.changeFailed
    },
    settled: onChange,
  })

  return (
    <Dialog
      open={date !== null}
      onClose={onClose}
      size="sm"
      title="Cambiar cupos"
      description={date && `${dateText(date.startDate)}, ${dateHours(date)}`}
      footer={
        date && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Volver
            </Button>
            <Button loading={save.pending} loadingText="Guardando…" onClick={() => void save.run(date)}>
              Guardar
            </Button>
          </>
        )
      }
    >
      {date && (
        <div className="grid gap-3">
          <NumberStepper
            {...OUTSIDE_FORM}
            label="Cupos en total"
            value={capacity}
            onChange={setCapacity}
            min={Math.max(1, date.taken + date.held)}
            max={MAX_SPOTS}
            {...(error && { error })}
          />
          <p className="tabular text-tinta-suave">
            {date.taken} reservados, {date.held > 0 && `${date.held} apartados, `}
            {Math.max(0, capacity - date.taken - date.held)} libres.
          </p>
        </div>
      )}
    </Dialog>
  )
}
