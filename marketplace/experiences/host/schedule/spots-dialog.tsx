import { useEffect, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { dateHours, dateWords } from '../../availability/availability.text.ts'
import type { HostDate } from '../../availability/schedule/schedule.contract.ts'
import { MAX_SPOTS } from '../../availability/schedule/schedule.rules.ts'
import { scheduleText } from '../../availability/schedule/schedule.text.ts'
import { formless } from './add-date.tsx'

type SeatsDialogProps = { date: HostDate | null; onClose: () => void; onChange: () => Promise<void> }

/** How many places a date has, never below what is booked; the server counts again, for others book meanwhile. */
export function SpotsDialog({ date, onClose, onChange }: SeatsDialogProps) {
  const [capacity, setCapacity] = useState(1)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (date) setCapacity(date.capacity)
    setError('')
  }, [date])

  async function save({ id }: HostDate) {
    setBusy(true)
    const answer = await hostApi.schedule.change({ params: { id }, body: { capacity } })
    setBusy(false)
    if (!answer.ok) {
      toast({ title: scheduleText.changeFailed, description: answer.refusal.message, tone: 'danger' })
      setError(answer.refusal.message)
      return onChange()
    }
    toast({ title: 'Cupos actualizados', tone: 'success' })
    onClose()
    await onChange()
  }

  return (
    <Dialog
      open={date !== null}
      onClose={onClose}
      size="sm"
      title="Cambiar cupos"
      description={date && `${dateWords(date.startDate)}, ${dateHours(date)}`}
      footer={
        date && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Volver
            </Button>
            <Button loading={busy} loadingText="Guardando…" onClick={() => void save(date)}>
              Guardar
            </Button>
          </>
        )
      }
    >
      {date && (
        <div className="grid gap-3">
          <NumberStepper
            {...formless}
            label="Cupos en total"
            value={capacity}
            onChange={setCapacity}
            min={Math.max(1, date.taken)}
            max={MAX_SPOTS}
            {...(error && { error })}
          />
          <p className="tabular text-tinta-suave">
            {date.taken} reservados, {Math.max(0, capacity - date.taken)} libres.
          </p>
        </div>
      )}
    </Dialog>
  )
}
