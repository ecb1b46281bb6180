import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { absolute } from '#marketplace/site/public/head/page.head.ts'
import { postButtonProps } from '#platform/pages/posted.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { shareText, tripCardPath } from '../../trip-card/trip-card.rules.ts'
import { ownTripCardQuery } from './trip-card.query.ts'

/** 'Compartir con mi grupo': creates the card of a booking, shares its address, and ends it. */
export function TripSharing({ booking }: { booking: Booking }) {
  const { id, experience, startDate } = booking
  const queryClient = useQueryClient()
  const { data } = useQuery(ownTripCardQuery(id))
  const failureToast = (title: string) => (refusal: { code: string; message: string }) => {
    handleSignedOut(queryClient, refusal)
    return { title, description: refusal.message, tone: 'danger' as const }
  }
  const updateCache = (token: string | null) => queryClient.setQueryData(ownTripCardQuery(id).queryKey, { token })
  const share = useAction({
    send: () => api.tripCards.share({ params: { id } }),
    done: ({ token }) => updateCache(token),
    failed: failureToast('No se pudo crear la tarjeta'),
  })
  const end = useAction({
    send: () => api.tripCards.end({ params: { id } }),
    done: () => {
      updateCache(null)
      toast({ title: 'La tarjeta ya no se puede abrir', tone: 'success' })
    },
    failed: failureToast('No se pudo dejar de compartir'),
  })
  const clickHandler = (run: () => unknown) => (event: MouseEvent) => {
    event.preventDefault()
    void run()
  }
  const url = data?.token && absolute(tripCardPath(data.token))
  return (
    <section id="grupo" aria-labelledby="grupo-titulo" className="card mt-6 scroll-mt-24 p-5 md:p-7 print:hidden">
      <h2 id="grupo-titulo" className="text-heading">
        Compartir con mi grupo
      </h2>
      <p className="measure mt-2 text-tinta-suave">
        Una tarjeta con el lugar, la hora, el mapa y qué llevar. Lleva tu nombre de pila; ni el código ni tus datos. Se
        puede abrir hasta el día después.
      </p>
      {url && data.token ? (
        <>
          <p className="mt-4 rounded-control bg-lino px-4 py-3 text-sm wrap-anywhere select-all">{url}</p>
          <div className="mt-4 flex flex-wrap items-center gap-2.5">
            <ShareButton title={shareText({ ...experience, startDate })} text="Aquí está todo para llegar:" url={url} />
            <ButtonLink href={tripCardPath(data.token)} variant="secondary" icon="ticket">
              Ver la tarjeta
            </ButtonLink>
            <Button
              variant="ghost"
              loading={end.pending}
              {...postButtonProps(api.tripCards.end, { id })}
              onClick={clickHandler(end.run)}
            >
              Dejar de compartir
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-4">
          <Button
            variant="secondary"
            icon="share"
            loading={share.pending}
            {...postButtonProps(api.tripCards.share, { id })}
            onClick={clickHandler(share.run)}
          >
            Crear la tarjeta
          </Button>
        </p>
      )}
    </section>
  )
}
