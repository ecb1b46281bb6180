import { useId, useState } from 'react'
import { cashText } from '#marketplace/experiences/experience.text.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { formatMoney } from '#ui/price.tsx'
import { asDollars, changeFor, likelyTenders } from '../../cash/cash-change.rules.ts'
import { MINUTES_TO_UNDO } from '../../cash/payment.rules.ts'
import type { DialogBooking } from '../../public/form/dialog-booking.view.ts'
import { useLastShown } from '../../public/voucher/last-shown.store.ts'

type PaymentDialogProps = {
  booking: DialogBooking | null
  onClose: () => void
  onCollected: (booking: DialogBooking) => void
}

/** '¿Recibiste $34.00 de Ana?', with the change to give back. */
export function PaymentDialog({ booking: openBooking, onClose, onCollected }: PaymentDialogProps) {
  const booking = useLastShown(openBooking)
  if (!booking) return null
  const name = booking.guestInfo?.firstName || booking.traveler.name
  return (
    <Dialog
      open={openBooking !== null}
      onClose={onClose}
      size="sm"
      title={`¿Recibiste ${formatMoney(booking.totalAmount)} de ${name}?`}
      description={`Puedes deshacerlo durante ${MINUTES_TO_UNDO} minutos. Después sale el recibo.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Todavía no
          </Button>
          <Button icon="check" onClick={() => onCollected(booking)}>
            Sí, cobrado
          </Button>
        </>
      }
    >
      <Change key={booking.id} due={booking.totalAmount} />
    </Dialog>
  )
}

function Change({ due }: { due: number }) {
  const id = useId()
  const [input, setInput] = useState('')
  const tendered = asDollars(input)
  const tenders = likelyTenders(due)
  return (
    <fieldset>
      <legend className="text-sm font-semibold">¿Te da más? Calcula el vuelto</legend>
      {tenders.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {tenders.map((amount) => (
            <Button
              key={amount}
              variant="secondary"
              size="sm"
              aria-pressed={tendered === amount}
              onClick={() => setInput(String(amount))}
            >
              ${amount}
            </Button>
          ))}
        </div>
      )}
      <TextField
        className="mt-3"
        label="Te da"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={input}
        aria-describedby={`${id}-vuelto`}
        onChange={({ target }) => setInput(target.value)}
      />
      <p id={`${id}-vuelto`} role="status" className="tabular mt-2 min-h-12">
        {input.trim() !== '' && <ChangeText due={due} tendered={tendered} />}
      </p>
    </fieldset>
  )
}

/** @param tendered null when it is not an amount */
function ChangeText({ due, tendered }: { due: number; tendered: number | null }) {
  if (tendered === null) return <span className="text-danger">Escribe el monto en dólares, como 40 o 40.50.</span>
  const change = changeFor(due, tendered)
  if (change === null) return <span className="text-danger">Faltan {formatMoney(due - tendered)}.</span>
  if (change.amount === 0) return 'Exacto: sin vuelto.'
  return (
    <>
      Vuelto <strong>{formatMoney(change.amount)}</strong>: {cashText(change.cash)}
    </>
  )
}
