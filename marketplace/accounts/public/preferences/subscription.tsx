import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#marketplace/client.ts'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useAction } from '#ui/use-action.ts'
import { subscriptionQuery } from './subscription.query.ts'

/** One click unsubscribes from a topic without signing in; another one subscribes again. @param token of the mail's link */
export function Subscription({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const subscription = useSuspenseQuery(subscriptionQuery(token)).data
  const change = useAction({
    send: (enabled: boolean) => api.subscription.change({ query: { token, wanted: enabled ? 'true' : 'false' } }),
    done: (changed) => queryClient.setQueryData(subscriptionQuery(token).queryKey, changed),
    // Shown above the button.
    failed: () => null,
  })
  if (!subscription)
    return (
      <ErrorState
        level={1}
        title="Este enlace no es válido"
        text="Puede que esté cortado. Elige qué correos recibes en Configuración, o escríbenos."
      >
        <ButtonLink href="/profile/settings">Abrir configuración</ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          Contactar a Torogoz
        </ButtonLink>
      </ErrorState>
    )
  const { name, address, wanted } = subscription
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change.run(!wanted)
  }
  const action = `/subscription?token=${encodeURIComponent(token)}${wanted ? '' : '&wanted=true'}`
  return (
    <div className="card relative isolate overflow-hidden px-6 py-12 text-center md:px-12">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-10" />
      <span className="mx-auto flex size-16 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
        <Icon name={wanted ? 'mail' : 'check'} size="xl" />
      </span>
      <div role="status">
        <h1 className="mt-5 text-title">{wanted ? `Correos de ${name}` : 'Listo, ya no te escribiremos'}</h1>
        <p className="mx-auto mt-3 max-w-md text-lg text-tinta-suave wrap-anywhere">
          {wanted
            ? `Los recibes en ${address}. Si no los quieres, un clic basta; en tus avisos dentro del sitio lo seguirás viendo.`
            : `${address} no recibirá más correos de ${name}. Si la otra parte cancela una reserva, eso sí te lo diremos.`}
        </p>
      </div>
      {change.refusal && (
        <Notice tone="danger" className="mx-auto mt-5 max-w-md text-left">
          {change.refusal.message}
        </Notice>
      )}
      <form method="post" action={action} onSubmit={submit} className="mt-7">
        <Button type="submit" size="lg" variant={wanted ? 'primary' : 'secondary'} loading={change.pending}>
          {wanted ? 'Dejar de recibirlos' : 'Volver a recibirlos'}
        </Button>
      </form>
      <p className="mt-6">
        <Link href="/profile/settings" className="link inline-flex min-h-11 items-center">
          Elegir entre todos los correos
        </Link>
      </p>
    </div>
  )
}
