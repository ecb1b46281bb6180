import { useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { isConfirmedByOther } from '../../check-in/attendance.rules.ts'
import { type DialogBooking, dialogGuestName } from '../../public/form/dialog-booking.view.ts'
import { useLastShown } from '../../public/voucher/last-shown.store.ts'

const outcomes = [
  { value: 'paid', label: 'Asistió y pagó en efectivo', attended: true, paid: true },
  { value: 'came', label: 'Asistió, el pago queda pendiente', attended: true, paid: false },
  { value: 'absent', label: 'No asistió', attended: false, paid: false },
] as const

type CompleteDialogProps = {
  booking: DialogBooking | null
  onClose: () => void
  onComplete: (booking: DialogBooking, outcome: { attended: boolean; paid: boolean }) => void
}

/** Closing a booking asks who came and whether the cash was received. */
export function CompleteDialog({ booking: openBooking, onClose, onComplete }: CompleteDialogProps) {
  const booking = useLastShown(openBooking)
  const [selected, setSelected] = useState<(typeof outcomes)[number]['value']>('paid')
  if (!booking) return null
  // "No asistió" is offered only for somebody whom the host has not seen.
  const available = outcomes.filter(
    ({ attended }) => attended || !isConfirmedByOther({ attendedBy: booking.attendedBy ?? null }),
  )
  const { attended, paid } = available.find(({ value }) => value === selected) ?? available[0]!
  return (
    <Dialog
      open={openBooking !== null}
      onClose={onClose}
      size="sm"
      title="¿Cómo fue?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button onClick={() => onComplete(booking, { attended, paid })}>Completar</Button>
        </>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="mb-3">
          {dialogGuestName(booking)}, {booking.experience.title}
        </legend>
        {available.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-3.5 py-2 has-checked:border-turquesa has-checked:bg-turquesa-soft"
          >
            <input
              type="radio"
              name="outcome"
              value={value}
              checked={value === selected}
              onChange={() => setSelected(value)}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
