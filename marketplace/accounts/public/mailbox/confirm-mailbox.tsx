import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useAction } from '#ui/use-action.ts'
import { homeOf } from '../../account.rules.ts'
import { mailboxText } from '../../mailbox/mailbox.text.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import { clearPersonalData, useSession } from '../session/session.store.ts'
import { mailboxLinkQuery, mailboxQuery } from './mailbox.query.ts'
import { ResendLink } from './resend-link.tsx'

/** Page of the email's link: opening it changes nothing, its button confirms. @param token its secret */
export function ConfirmMailbox({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const { user } = useSession()
  const { state, viewer } = useSuspenseQuery(mailboxLinkQuery(token)).data
  const posted = usePosted(api.mailbox.confirm)
  const [failed, setFailed] = useState(posted?.refusal.message ?? null)
  const signIn = withReturnPath('/auth/login', `/confirm-email?token=${encodeURIComponent(token)}`)
  const reload = () => queryClient.invalidateQueries({ queryKey: mailboxLinkQuery(token).queryKey })

  const confirm = useAction({
    send: () => {
      setFailed(null)
      return api.mailbox.confirm({ body: { token } })
    },
    done: (state) => queryClient.setQueryData(mailboxQuery.queryKey, state),
    failed: ({ code, message }) => {
      // Problems of the link itself show when it is checked again; only other failures are shown here.
      if (!['MAILBOX_LINK_INVALID', 'MAILBOX_LINK_OTHER', 'NOT_SIGNED_IN'].includes(code)) setFailed(message)
    },
    settled: reload,
  })
  const changeAccount = useAction({
    send: () => {
      setFailed(null)
      return api.session.signOut()
    },
    done: async () => {
      await clearPersonalData()
      location.assign(signIn)
    },
    leaves: true,
    failed: ({ message }) => setFailed(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run()
  }

  const failure = failed && (
    <Notice tone="danger" className="mx-auto mt-5 max-w-md text-left">
      {failed}
    </Notice>
  )
  if (state === 'confirmed')
    return (
      <Sheet icon="check" title="Tu correo está confirmado" text="Gracias. Ya no tienes que hacer nada más.">
        <ButtonLink size="lg" href={user ? homeOf(user.role) : '/'}>
          Continuar
        </ButtonLink>
      </Sheet>
    )
  if (viewer === 'other')
    return (
      <Sheet
        icon="user"
        title="Este enlace es de otra cuenta"
        text={<>Estás dentro como {user?.email ?? 'otra persona'}. Entra con la cuenta que recibió el correo.</>}
      >
        {failure}
        <Button size="lg" disabled={!hydrated} loading={changeAccount.pending} onClick={() => void changeAccount.run()}>
          Cambiar de cuenta
        </Button>
      </Sheet>
    )
  const next = user ? 'Pide otro.' : 'Entra con tu cuenta y pide otro.'
  if (state !== 'open')
    return (
      <Sheet
        icon="clock"
        title={state === 'used' ? 'Este enlace ya se usó' : 'Este enlace ya no sirve'}
        text={
          state === 'used'
            ? `Cada enlace sirve una sola vez. ${next}`
            : `Vale 24 horas y solo para el correo de tu cuenta. ${next}`
        }
      >
        {user ? (
          <ResendLink size="lg" />
        ) : (
          <ButtonLink size="lg" href={withReturnPath('/auth/login', '/profile')}>
            Iniciar sesión
          </ButtonLink>
        )}
      </Sheet>
    )
  if (viewer === 'nobody')
    return (
      <Sheet icon="mail" title={mailboxText.title} text="Entra con tu cuenta para confirmarlo. Después vuelves aquí.">
        <ButtonLink size="lg" href={signIn}>
          Iniciar sesión
        </ButtonLink>
      </Sheet>
    )
  return (
    <Sheet
      icon="mail"
      title={mailboxText.title}
      text={<>Con un clic nos dices que {user ? <strong>{user.email}</strong> : 'este correo'} es tuyo.</>}
    >
      {failure}
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="call" value={api.mailbox.confirm.route} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" loading={confirm.pending}>
          Confirmar mi correo
        </Button>
      </form>
    </Sheet>
  )
}

type SheetProps = { icon: 'mail' | 'check' | 'user' | 'clock'; title: string; text: ReactNode; children: ReactNode }

const Sheet = ({ icon, title, text, children }: SheetProps) => (
  <div className="card relative isolate overflow-hidden px-6 py-12 text-center md:px-12">
    <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-10" />
    <span className="mx-auto flex size-16 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
      <Icon name={icon} size="xl" />
    </span>
    <div role="status">
      <h1 className="mt-5 text-title">{title}</h1>
      <p className="mx-auto mt-3 max-w-md text-lg text-tinta-suave wrap-anywhere">{text}</p>
    </div>
    <div className="mt-7">{children}</div>
  </div>
)
