import { guestName } from '#marketplace/bookings/contact/guest-name.rules.ts'
import { useSettledActions } from '#marketplace/bookings/host/attendees/settled-actions.view.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { shortDate } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { Earnings } from '../../earnings/earnings.contract.ts'

type CashToConfirmProps = { bookings: Earnings['toConfirm']; unconfirmed: Earnings['unconfirmed'] }

/** Cash the traveler says they paid; one tap confirms that the host received it (INV-14, BOOK-54). */
export function CashToConfirm({ bookings, unconfirmed }: CashToConfirmProps) {
  const actions = useSettledActions()
  const hydrated = useHydrated()
  const heading = useFocusAfter<HTMLHeadingElement>(bookings.some(({ id }) => actions.busy(id) !== null))
  return (
    <section aria-labelledby="por-confirmar" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 ref={heading} id="por-confirmar" tabIndex={-1} className="text-subheading outline-none">
          Pagos por confirmar
        </h3>
        <p className="tabular font-display text-xl font-bold">{formatMoney(unconfirmed.amount)}</p>
      </div>
      <p className="text-tinta-suave">Tu viajero dijo que pagó en efectivo. Confirma que lo recibiste.</p>
      <ul className="mt-2 divide-y divide-hairline">
        {bookings.map((booking) => {
          const name = guestName(booking)
          return (
            <li key={booking.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <p className="min-w-0 flex-1 basis-40">
                <strong className="block wrap-anywhere">{name}</strong>
                <span className="block text-sm wrap-anywhere text-tinta-suave">
                  {booking.experience.title}, {shortDate(booking.startDate)}, {partyText(booking)}
                </span>
              </p>
              <strong className="tabular">{formatMoney(booking.totalAmount)}</strong>
              <Button
                size="sm"
                disabled={!hydrated}
                loading={actions.busy(booking.id) !== null}
                onClick={() => actions.start(booking, 'confirm-payment')}
              >
                Confirmar pago
                <span className="sr-only"> de {name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {unconfirmed.bookings > bookings.length && (
        <p className="mt-2 text-sm text-tinta-suave">
          Se muestran los {bookings.length} más antiguos de {unconfirmed.bookings}.{' '}
          <Link href="/host/reservations" className="link">
            Ver todas las reservas
          </Link>
        </p>
      )}
      {actions.dialogs}
    </section>
  )
}
