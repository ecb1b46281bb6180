import { partyText } from '#marketplace/experiences/experience.text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { formatMoney } from '#ui/price.tsx'
import { cashLabel } from '../../cash/cash.text.ts'
import {
  canMarkArrived,
  canMarkPaid,
  type OfflineGuest,
  type OfflineMark,
  withMarks,
} from '../../check-in/offline/offline-guest-list.rules.ts'
import { SettledMarks } from './marks-status.tsx'

type KeptGuestCardProps = {
  guest: OfflineGuest
  marks: OfflineMark[]
  onArrived: () => void
  onPaid: () => void
  onDrop: (key: string) => void
}

/** A guest in the offline list: name, people, cash, and the two marks that work offline. */
export function OfflineGuestCard({ guest, marks, onArrived, onPaid, onDrop }: KeptGuestCardProps) {
  const now = withMarks(guest, marks)
  const toArrive = canMarkArrived(now)
  const toPay = canMarkPaid(now)
  const unsentPayment = marks.find(
    ({ bookingId, what, state }) => bookingId === guest.id && what === 'paid' && state === 'waiting',
  )
  return (
    <article aria-labelledby={`invitado-${guest.id}`} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={`invitado-${guest.id}`} tabIndex={-1} className="text-subheading outline-none wrap-anywhere">
            {guest.name}
          </h3>
          <p className="font-semibold">{partyText(guest)}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            {now.arrived && (
              <Badge tone="turquesa" icon="check">
                Llegó
              </Badge>
            )}
            {now.unsent && (
              <Badge tone="maiz" icon="clock">
                Por enviar
              </Badge>
            )}
          </div>
        </div>
        <p className="text-right">
          <span className="eyebrow block">{cashLabel[now.cash]}</span>
          <span className="tabular font-display text-xl font-bold">{formatMoney(guest.totalAmount)}</span>
        </p>
      </div>
      <SettledMarks marks={marks.filter(({ bookingId }) => bookingId === guest.id)} onSeen={onDrop} />
      {(toArrive || toPay || unsentPayment) && (
        <div className="mt-4 flex flex-wrap gap-2.5 border-t border-hairline pt-4">
          {toArrive && (
            <Button variant="secondary" size="sm" icon="check" onClick={onArrived}>
              Ya llegó<span className="sr-only">: {guest.name}</span>
            </Button>
          )}
          {toPay && (
            <Button size="sm" icon="cash" onClick={onPaid}>
              Cobrado<span className="sr-only">: {guest.name}</span>
            </Button>
          )}
          {unsentPayment && (
            <Button variant="secondary" size="sm" onClick={() => onDrop(unsentPayment.key)}>
              Deshacer cobro<span className="sr-only"> de {guest.name}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
