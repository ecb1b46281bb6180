import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useAction } from '#ui/use-action.ts'
import { SIGN_UP_HOURS } from '../../sign-up/sign-up.rules.ts'
import { AuthPage } from '../sign-in/auth-form.tsx'

type CheckMailProps = {
  signIn: string
} & (
  | {
      email: string
      /** Registers again with the same input. @returns the error in words, or null */
      onResend: () => Promise<string | null>
      onCorrect: () => void
    }
  /** The form was posted without script, so its input is not known here. */
  | { email?: undefined; onResend?: undefined; onCorrect?: undefined }
)

/**
 * After a registration where mail is configured: what to do now, and what if nothing arrives. Does not reveal whether the
 * address was known.
 */
export function CheckMail({ email, signIn, onResend, onCorrect }: CheckMailProps) {
  const top = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<{ failed: boolean; words: string } | null>(null)
  // The form and its focus are gone, so screen readers start here.
  useEffect(() => top.current?.focus(), [])

  const resend = useAction({
    send: async () => {
      setOutcome(null)
      const message = await onResend!()
      return message === null ? { ok: true, data: null } : { ok: false, refusal: { message } }
    },
    done: () => setOutcome({ failed: false, words: 'Te escribimos otra vez. Usa el enlace más nuevo.' }),
    failed: ({ message }) => setOutcome({ failed: true, words: message }),
  })

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <AuthPage
        title="Revisa tu correo"
        lead={
          <>
            Te escribimos a {email ? <strong className="text-tinta wrap-anywhere">{email}</strong> : 'tu dirección'}{' '}
            para que puedas seguir.
          </>
        }
        foot={
          <p>
            ¿Ya tenías cuenta?{' '}
            <Link className="link" href={signIn}>
              Inicia sesión
            </Link>
          </p>
        }
      >
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          <li>Abre nuestro mensaje y sigue el enlace. Vale {SIGN_UP_HOURS} horas.</li>
          <li>Escribe otra vez la contraseña que elegiste. Antes de ese paso no podrás entrar.</li>
        </ol>
        <section aria-labelledby="nothing-came">
          <h2 id="nothing-came" className="font-semibold">
            ¿No te llega nada?
          </h2>
          <p className="mt-1 text-tinta-suave">
            Puede tardar unos minutos. Busca en la carpeta de correo no deseado y revisa que la dirección esté bien
            escrita.
          </p>
          {onResend ? (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button
                variant="secondary"
                icon="mail"
                loading={resend.pending}
                loadingText="Enviando…"
                onClick={() => void resend.run()}
              >
                Enviar otra vez
              </Button>
              <Button variant="ghost" onClick={onCorrect}>
                Corregir mi correo
              </Button>
            </div>
          ) : (
            <p className="mt-4">
              <ButtonLink href="/auth/register" variant="secondary" icon="mail">
                Registrarme otra vez
              </ButtonLink>
            </p>
          )}
          <p role={outcome?.failed ? 'alert' : 'status'} className="mt-2 text-sm font-medium empty:hidden">
            {outcome && (
              <span className={outcome.failed ? 'text-danger-deep' : 'text-success-deep'}>{outcome.words}</span>
            )}
          </p>
        </section>
      </AuthPage>
    </div>
  )
}
