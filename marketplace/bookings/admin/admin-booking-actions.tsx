import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import type { AdminBooking, Cancellation } from './admin-booking.contract.ts'
import { bookingInputLabel, type Outcome, outcomeLabel, outcomeOf } from './admin-booking.text.ts'

type Action = AdminBooking['allowed'][number]
type Words = { button: string; icon: IconName; title: string; text: string; action: string; success: string }

const words = (booking: AdminBooking): Record<Action, Words> => ({
  confirm: {
    button: 'Confirmar por el anfitrión',
    icon: 'check',
    title: '¿Confirmar esta reserva por el anfitrión?',
    text: `${booking.host.name} y ${booking.traveler.name} reciben un correo: el anfitrión sabrá que la confirmó el equipo de Torogoz.`,
    action: 'Confirmar reserva',
    success: 'Reserva confirmada',
  },
  complete: {
    button: 'Completar',
    icon: 'star',
    title: '¿Completar esta reserva por el anfitrión?',
    text: `Da por hecho que ${booking.traveler.name} asistió: podrá escribir una reseña. No se puede deshacer.`,
    action: 'Completar reserva',
    success: 'Reserva completada',
  },
  'no-show': {
    button: 'No asistió',
    icon: 'eye-off',
    title: '¿Cerrar la reserva como «no asistió»?',
    text: `El pago queda pendiente y ${booking.traveler.name} no podrá escribir una reseña. No se puede deshacer.`,
    action: 'Cerrar: no asistió',
    success: 'Reserva cerrada: no asistió',
  },
  'confirm-payment': {
    button: 'Confirmar pago',
    icon: 'cash',
    title: `¿Confirmar el pago de ${formatMoney(booking.totalAmount)} en efectivo?`,
    text: `Hazlo cuando ${booking.host.name} te haya dicho que lo recibió. No se puede deshacer.`,
    action: 'Confirmar pago',
    success: 'Pago confirmado',
  },
  correct: {
    button: 'Corregir',
    icon: 'edit',
    title: '¿Corregir esta reserva cerrada?',
    text: `${booking.host.name} y ${booking.traveler.name} reciben un correo con lo que queda y el motivo. Si no asistió, no cuenta ningún pago; una reseña que ya escribió sigue, y se oculta aparte.`,
    action: 'Corregir reserva',
    success: 'Reserva corregida',
  },
  cancel: {
    button: 'Cancelar reserva',
    icon: 'close',
    title: '¿Cancelar esta reserva?',
    text: 'Los cupos vuelven a estar disponibles, y viajero y anfitrión reciben un correo con el motivo. No se puede deshacer.',
    action: 'Cancelar reserva',
    success: 'Reserva cancelada',
  },
})

const corrections: Record<Outcome, { attended: boolean; paid: boolean }> = {
  paid: { attended: true, paid: true },
  unpaid: { attended: true, paid: false },
  absent: { attended: false, paid: false },
}

/** Actions an administrator may take now; each asks for a reason, which is logged. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const { act } = useAdminAction()
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<Action | null>(null)
  const [requester, setRequester] = useState<Cancellation['wish']>('traveler')
  const [outcome, setOutcome] = useState<Outcome>(outcomeOf(booking))
  const texts = words(booking)
  const params = { id: booking.id }
  // As it was when the question was put, until a refusal has said how it is now.
  const [asked, setAsked] = useState<AdminBooking | null>(null)
  const ask = (action: Action) => {
    setAsked(booking)
    setOutcome(outcomeOf(booking))
    setPendingAction(action)
  }
  const send = (action: Action, reason: string) => {
    if (action === 'confirm') return adminApi.bookings.confirm({ params, body: { reason } })
    if (action === 'confirm-payment') return adminApi.bookings.confirmPayment({ params, body: { reason } })
    const { status, attended, paymentStatus } = asked ?? booking
    if (action === 'cancel') return adminApi.bookings.cancel({ params, body: { wish: requester, status, reason } })
    if (action === 'correct')
      return adminApi.bookings.correct({
        params,
        body: { ...corrections[outcome], shown: { attended, paymentStatus }, reason },
      })
    return adminApi.bookings.complete({ params, body: { attended: action === 'complete', reason } })
  }
  return (
    <>
      {booking.allowed.map((action) => (
        <Button
          key={action}
          icon={texts[action].icon}
          variant={
            action === 'cancel' ? 'danger' : action === 'confirm' || action === 'complete' ? 'primary' : 'secondary'
          }
          disabled={!hydrated}
          onClick={() => ask(action)}
        >
          {texts[action].button}
        </Button>
      ))}
      <ReasonDialog
        open={pendingAction !== null}
        record={booking.id}
        title={pendingAction ? texts[pendingAction].title : ''}
        text={pendingAction && texts[pendingAction].text}
        action={pendingAction ? texts[pendingAction].action : ''}
        {...(pendingAction === 'cancel' && { tone: 'danger' as const })}
        reason="required"
        onConfirm={async (reason) => {
          if (!pendingAction) return null
          return act(
            pendingAction,
            async () => {
              const answer = await send(pendingAction, reason)
              if (!answer.ok && answer.refusal.code === 'BOOKING_STATE') setAsked(null)
              return answer
            },
            texts[pendingAction].success,
          )
        }}
        onClose={() => setPendingAction(null)}
      >
        {pendingAction === 'correct' && (
          <SelectField
            label="Lo que pasó"
            value={outcome}
            onChange={(event) => setOutcome(event.target.value as Outcome)}
            options={Object.entries(outcomeLabel).map(([value, label]) => ({ value, label }))}
          />
        )}
        {pendingAction === 'cancel' && (
          <SelectField
            label="Quién lo pide"
            value={requester}
            onChange={(event) => setRequester(event.target.value as Cancellation['wish'])}
            options={Object.entries(bookingInputLabel).map(([value, label]) => ({ value, label }))}
          />
        )}
      </ReasonDialog>
    </>
  )
}
