import { useEffect, useRef } from 'react'
import { timeOfDay } from '#platform/clock.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { Booking } from '../../booking.contract.ts'
import { BookingFacts, Total } from '../list/booking-facts.tsx'
import { PaymentBadge, StatusBadge } from '../list/booking-status-badge.tsx'

/** Who recorded the arrival, since when, and the state of the payment. */
function startedText({ startedBy, startedAt, host, paymentStatus }: Booking, already: boolean) {
  const since = already && startedAt ? ` a las ${timeOfDay(startedAt)}; no cambiamos nada.` : '.'
  if (startedBy === 'host')
    return `${host.name} registró tu llegada${since} ${paymentStatus === 'paid' ? 'Tu pago está confirmado.' : 'Tu pago en efectivo queda pendiente hasta que lo reciba y lo confirme.'} ¡Que la disfrutes!`
  const noted = already ? `Ya habías registrado tu llegada${since}` : 'Registramos tu llegada y tu pago en efectivo.'
  return `${noted} ${host.name} confirma el pago cuando lo recibe. ¡Que la disfrutes!`
}

/**
 * The experience has started: what was recorded, and links to go on (START-10). @param isNew the code was entered on this page
 */
type StartedProps = { booking: Booking; isNew: boolean; already: boolean }

export function Started({ booking, isNew, already }: StartedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <div className="page max-w-4xl py-8 md:py-14">
      <p className="flex size-14 items-center justify-center rounded-pill bg-success-soft text-success-deep">
        <Icon name="check" size="xl" />
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-title outline-none">
        ¡Tu experiencia comenzó!
      </h1>
      <p className="mt-2 text-lg text-tinta-suave" role="status">
        {startedText(booking, already)}
      </p>
      <div className="mt-7">
        <Ticket
          stub={
            <>
              <p className="eyebrow">Total en efectivo</p>
              <p className="font-display text-title font-bold">
                <Total amount={booking.totalAmount} />
              </p>
            </>
          }
        >
          <div className="flex flex-wrap gap-2">
            <StatusBadge status={booking.status} />
            <PaymentBadge booking={booking} />
          </div>
          <h2 className="mt-2.5 mb-4 text-heading wrap-anywhere">{booking.experience.title}</h2>
          <BookingFacts booking={booking} />
        </Ticket>
      </div>
      <p className="mt-7">
        <ButtonLink href="/profile/reservations" size="lg" icon="ticket">
          Ver mis reservas
        </ButtonLink>
      </p>
    </div>
  )
}
