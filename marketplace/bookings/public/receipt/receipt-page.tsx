import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireSession } from '#marketplace/accounts/public/session/guards.view.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { dayOf, longDate, timeOfDay } from '#platform/clock.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { BackLink } from '#ui/navigation/back-link.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { Booking } from '../../booking.contract.ts'
import { finalFrom, receiptNumber } from '../../cash/payment.rules.ts'
import { receiptText } from '../../cash/receipt.text.ts'
import { bookingQuery } from '../list/booking.query.ts'
import { BookingListFailed } from '../list/booking-list.tsx'
import { BookingLoading } from '../list/booking-states.tsx'

/** What was paid, to whom and when, to show and to print (BOOK-60). */
export const Route = createFileRoute('/_traveler/profile/reservations/$id/receipt')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuidShaped(id) || !(await queryClient.ensureQueryData(bookingQuery(id)))) throw notFound()
  },
  head: ({ params: { id } }) =>
    pageHead({
      title: 'Recibo',
      description: 'Tu pago en Torogoz.',
      path: `/profile/reservations/${id}/receipt`,
      index: false,
    }),
  remountDeps: ({ params }) => params.id,
  pendingComponent: BookingLoading,
  errorComponent: () => (
    <div className="page max-w-3xl py-12 md:py-20">
      <BookingListFailed path="/profile/reservations" />
    </div>
  ),
  notFoundComponent: () => <NoReceipt title="No encontramos esta reserva" text="Quizá es de otra cuenta." />,
  component: ReceiptPage,
})

function ReceiptPage() {
  const { data: booking } = useSuspenseQuery(bookingQuery(Route.useParams().id))
  if (booking?.hasReceipt) return <Receipt booking={booking} />
  const from = booking && finalFrom(booking)
  return (
    <NoReceipt
      title="Todavía no hay recibo"
      text={
        from
          ? `Tu anfitrión anotó tu pago. El recibo sale a las ${timeOfDay(from)}`
          : 'El recibo sale cuando tu anfitrión anota que recibió el efectivo.'
      }
    />
  )
}

function Receipt({ booking }: { booking: Booking }) {
  const hydrated = useHydrated()
  const { id, totalAmount, experience, host, guestInfo, traveler } = booking
  const paidAt = booking.paidAt!
  const payer = guestInfo ? `${guestInfo.firstName} ${guestInfo.lastName}`.trim() : traveler.name
  const rows: [string, string][] = [
    ['Recibo', receiptNumber(id, dayOf(paidAt))],
    ['Pagado el', `${longDate(paidAt)}, ${timeOfDay(paidAt)}`],
    ['De', payer],
    ['A', host.name],
    ['Experiencia', experience.title],
    ['Fecha', `${longDate(booking.startDate)}, ${timeOfDay(booking.startDate)}`],
    ['Personas', partyText(booking)],
  ]
  return (
    <div className="page max-w-2xl py-6 md:py-10 print:max-w-none print:p-0">
      <p className="mb-3 print:hidden">
        <BackLink href="/profile/reservations">Mis reservas</BackLink>
      </p>
      <article className="card p-5 md:p-8 print:border-0 print:p-0 print:shadow-none">
        <p className="eyebrow">Torogoz</p>
        <h1 className="mt-1 text-title">Recibo</h1>
        <p className="tabular mt-2 font-display text-title font-bold">{formatMoney(totalAmount)}</p>
        <p className="text-tinta-suave">en efectivo, en dólares</p>
        <dl className="mt-6 grid gap-3">
          {rows.map(([label, value]) => (
            <div key={label} className="grid gap-x-6 border-t border-hairline pt-3 sm:grid-cols-[9rem_1fr]">
              <dt className="text-tinta-suave">{label}</dt>
              <dd className="tabular font-semibold wrap-anywhere first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-tinta-suave">{receiptText.notTax}</p>
      </article>
      <p className="mt-5 print:hidden">
        <Button variant="secondary" icon="print" disabled={!hydrated} onClick={() => print()}>
          Imprimir
        </Button>
      </p>
    </div>
  )
}

const NoReceipt = ({ title, text }: { title: string; text: string }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <EmptyState level={1} icon="cash" title={title} text={text}>
      <ButtonLink href="/profile/reservations">Ver mis reservas</ButtonLink>
    </EmptyState>
  </div>
)
