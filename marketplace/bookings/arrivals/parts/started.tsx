import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { Booking } from '../../booking.contract.ts'
import { BookingFacts, Total } from '../../parts/booking-facts.tsx'
import { PaymentBadge, StatusBadge } from '../../parts/status-badge.tsx'

/** The experience has begun: what was noted, and where to go on (START-10). @param fresh it began on this very page */
export function Started({ booking, fresh }: { booking: Booking; fresh: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  return (
    <div className="page max-w-4xl py-8 md:py-14">
      <p className="flex size-14 items-center justify-center rounded-pill bg-success-soft text-success-deep">
        <Icon name="check" size="xl" />
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-title outline-none">
        ¡Tu experiencia comenzó!
      </h1>
      <p className="mt-2 text-lg text-tinta-suave" role="status">
        Registramos tu llegada y tu pago en efectivo. {booking.host.name} lo confirma cuando lo recibe. ¡Que la
        disfrutes!
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
            <PaymentBadge status={booking.paymentStatus} />
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
