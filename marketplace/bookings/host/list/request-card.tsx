import { MessageButton } from '#marketplace/bookings/host/links/message-button.tsx'
import type { HostActions } from '#marketplace/bookings/host/list/host-actions.tsx'
import { type DialogBooking, dialogGuestName } from '#marketplace/bookings/public/form/dialog-booking.view.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { formatMoney } from '#ui/price.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { Request } from '../../../hosts/dashboard/today.contract.ts'
import { deadlineText } from '../../../hosts/dashboard/today.text.ts'

/** A request for a later day. */
export function RequestCard({ request, now, actions }: { request: Request; now: string; actions: HostActions }) {
  const { id, name, total, experience, startDate, specialRequests, expiresAt, reliability } = request
  return (
    <article aria-labelledby={`solicitud-${id}`} className="card p-4 md:p-5">
      <h3 id={`solicitud-${id}`} className="text-subheading wrap-anywhere">
        {name}
      </h3>
      <p className="tabular">
        {partyText(request)} · {formatMoney(total)}
      </p>
      <p className="mt-1 text-[0.9375rem] text-tinta-suave">
        <span className="line-clamp-2 wrap-anywhere">{experience.title}</span>
        <span className="inline-block first-letter:uppercase">
          {shortDate(startDate)}, {timeOfDay(startDate)}
        </span>
      </p>
      {reliability && <p className="mt-1 text-sm font-medium">{reliability}</p>}
      {specialRequests && <p className="mt-2 line-clamp-3 text-sm wrap-anywhere">{specialRequests}</p>}
      <Answer
        booking={{ ...request, totalAmount: total, traveler: { name } }}
        expiresAt={expiresAt}
        now={now}
        actions={actions}
      />
    </article>
  )
}

type AnswerProps = { booking: DialogBooking; expiresAt: string | null; now: string; actions: HostActions }

/** The two answers and the deadline; once answered, the result. */
export function Answer({ booking, expiresAt, now, actions }: AnswerProps) {
  const hydrated = useHydrated()
  const busy = actions.busy(booking.id)
  const name = dialogGuestName(booking)
  const result = useFocusAfter<HTMLParagraphElement>(busy !== null)
  if (booking.status !== 'pending')
    return (
      <p ref={result} tabIndex={-1} className="mt-3 outline-none">
        <StatusBadge status={booking.status} />
      </p>
    )
  return (
    <>
      {expiresAt && <p className="mt-2 text-sm text-canela-deep">{deadlineText(expiresAt, now)}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          className="grow"
          disabled={!hydrated}
          loading={busy === 'confirm'}
          aria-label={`Confirmar a ${name}`}
          onClick={() => actions.start(booking, 'confirm')}
        >
          Confirmar
        </Button>
        <Button
          variant="secondary"
          disabled={!hydrated}
          loading={busy === 'cancel'}
          aria-label={`Rechazar a ${name}`}
          onClick={() => actions.start(booking, 'cancel')}
        >
          Rechazar
        </Button>
      </div>
      <MessageButton about={{ booking: booking.id }} name={name} className="mt-2.5 w-full" />
    </>
  )
}
