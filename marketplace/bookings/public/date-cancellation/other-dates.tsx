import { useQuery, useQueryClient } from '@tanstack/react-query'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { dateCancellationText, moveLabel } from '../../date-cancellation/date-cancellation.text.ts'
import { voucherPath } from '../../voucher/voucher.rules.ts'
import { refreshAfterBooking } from '../list/booking.query.ts'
import { alternativesQuery } from './date-cancellation.query.ts'

/** For a booking of a cancelled date: other dates as buttons, or a link to its replacement. */
export function OtherDates({ booking }: { booking: Booking }) {
  if (booking.movedToId)
    return (
      <p className="basis-full rounded-control bg-success-soft px-4 py-3">
        Te pasaste a otra fecha.{' '}
        <Link href={voucherPath(booking.movedToId)} className="link font-semibold">
          Ver tu reserva nueva
        </Link>
      </p>
    )
  return booking.movable && <Offer booking={booking} />
}

function Offer({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const { data: dates, isError, refetch } = useQuery({ ...alternativesQuery(booking.id), enabled: hydrated })
  const move = useAction({
    send: (availableDateId: string) =>
      api.dateCancellations.moveBooking({ params: { id: booking.id }, body: { availableDateId } }),
    done: ({ confirmationCode }) =>
      toast({ title: dateCancellationText.moved, description: `Código: ${confirmationCode}`, tone: 'success' }),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return dateCancellationText.moveFailed
    },
    // Also after a refusal, because somebody else may have taken the spots.
    settled: () => refreshAfterBooking(queryClient, booking.experience.id),
  })

  if (isError)
    return (
      <p className="flex basis-full flex-wrap items-center gap-3">
        No pudimos leer las otras fechas.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </p>
    )
  if (dates?.length === 0)
    return (
      <p className="flex basis-full flex-wrap items-center gap-3">
        No hay otra fecha con lugar para tu grupo.
        <ButtonLink href="/search" variant="secondary" size="sm">
          Buscar otra experiencia
        </ButtonLink>
      </p>
    )
  return (
    <div className="basis-full rounded-control bg-turquesa-soft px-4 py-3.5">
      <p className="font-semibold">Elige otra fecha: mismas personas, mismo precio, confirmada al instante.</p>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:flex-col">
        {dates ? (
          dates.map(({ id, startDate }) => (
            <Button
              key={id}
              variant="secondary"
              disabled={move.pending && move.input !== id}
              loading={move.input === id}
              onClick={() => void move.run(id)}
            >
              {moveLabel(startDate, booking.startDate)}
            </Button>
          ))
        ) : (
          <Skeleton className="h-11 w-full rounded-control" />
        )}
      </div>
    </div>
  )
}
