import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { deleteSnapshot } from '#platform/offline/offline-snapshot.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { shareText, tripCalendarPath, tripCardPath } from '../../trip-card/trip-card.rules.ts'
import { useOfflineFallback } from '../voucher/offline-voucher.store.ts'
import { SavedNote } from '../voucher/saved-note.tsx'
import { useOfflineTrip } from './offline-trip.store.ts'
import { tripCardQuery } from './trip-card.query.ts'
import { TripTicket } from './trip-ticket.tsx'

/** The card of a booking for companions: to read, to print, to open offline. */
export const Route = createFileRoute('/_traveler/trip/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    if (!(await queryClient.ensureQueryData(tripCardQuery(token)))) throw notFound()
  },
  head: ({ params: { token } }) =>
    pageHead({
      title: 'Tarjeta de viaje',
      description: 'Lugar, hora, mapa y qué llevar.',
      path: `/trip/${token}`,
      index: false,
    }),
  remountDeps: ({ params }) => params.token,
  errorComponent: Failed,
  notFoundComponent: Missing,
  component: TripPage,
})

function TripPage() {
  const { token } = Route.useParams()
  const { data: card } = useSuspenseQuery(tripCardQuery(token))
  const savedAt = useOfflineTrip(token, card)
  const hydrated = useHydrated()
  if (!card) return <Missing />
  return (
    <div className="page max-w-4xl py-6 md:py-10 print:max-w-none print:p-0">
      <TripTicket card={card} />
      <div className="mt-5 flex flex-wrap items-center gap-2.5 print:hidden">
        {card.state !== 'cancelled' && (
          <>
            <ShareButton
              title={shareText(card)}
              text="Aquí está todo para llegar:"
              url={absolute(tripCardPath(token))}
            />
            <a href={tripCalendarPath(token)} download="viaje-torogoz.ics" className={buttonClass('secondary')}>
              <Icon name="calendar" className="-ml-0.5" />
              Agregar al calendario
            </a>
            <Button
              variant="secondary"
              icon="print"
              disabled={!hydrated}
              onClick={() => print()}
              className="noscript:hidden"
            >
              Imprimir
            </Button>
          </>
        )}
        {card.experiencePath && (
          <ButtonLink href={card.experiencePath} variant="ghost">
            Ver la experiencia
          </ButtonLink>
        )}
        <SavedNote savedAt={savedAt} />
      </div>
    </div>
  )
}

function Failed() {
  useOfflineFallback()
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <ErrorState level={1} title="No se pudo abrir la tarjeta" text="Revisa tu conexión e inténtalo de nuevo.">
        <RetryLink variant="secondary" />
      </ErrorState>
    </div>
  )
}

/** Never made, ended by its maker, or over: the page does not reveal which. A copy on this device is deleted too. */
function Missing() {
  useEffect(() => void deleteSnapshot(location.pathname), [])
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <EmptyState
        level={1}
        icon="ticket"
        title="Esta tarjeta ya no está"
        text="Quien reservó dejó de compartirla, el viaje ya pasó, o a la dirección le falta una parte."
      >
        <ButtonLink href="/search" icon="search">
          Explorar experiencias
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
