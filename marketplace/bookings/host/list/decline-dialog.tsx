import { useEffect, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type DialogBooking, dialogGuestName } from '../../public/form/dialog-booking.view.ts'
import { useLastShown } from '../../public/voucher/last-shown.store.ts'

type DeclineDialogProps = {
  booking: DialogBooking | null
  onClose: () => void
  onDecline: (booking: DialogBooking, reason: string) => void
}

/** Names the form of one booking, for a reason that could not be sent. */
export const declineForm = ({ id }: Pick<DialogBooking, 'id'>) => `decline ${id}`

/** Declines a request; cancelling a confirmed booking needs a reason (BOOK-53). */
export function DeclineDialog({ booking: openBooking, onClose, onDecline }: DeclineDialogProps) {
  const booking = useLastShown(openBooking)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (openBooking) setReason(takeFormDraft(declineForm(openBooking)))
  }, [openBooking])
  if (!booking) return null
  const request = booking.status === 'pending'
  const send = () => {
    if (!request && reason.trim() === '') return setMissing(true)
    onDecline(booking, reason.trim())
  }
  return (
    <Dialog
      open={openBooking !== null}
      onClose={onClose}
      size="sm"
      title={request ? '¿Rechazar esta solicitud?' : '¿Cancelar esta reserva?'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button variant="danger" onClick={send}>
            {request ? 'Rechazar' : 'Cancelar reserva'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {dialogGuestName(booking)} recibirá un aviso y los cupos volverán a estar disponibles.
          {!request && ' No paga nada; si ya te pagó, le debes la devolución completa.'}
        </p>
        <TextArea
          label="Motivo"
          optional={request}
          rows={3}
          maxLength={500}
          value={reason}
          error={missing && 'Escribe el motivo de la cancelación.'}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
          }}
        />
      </div>
    </Dialog>
  )
}
