import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailLayout, MailLink, MailText } from '#platform/mail/mail-layout.tsx'
import type { MailContent } from '../mailbox/recipient.data.ts'
import { SIGN_UP_HOURS } from './sign-up.rules.ts'

/** Address of the link in the email. @param token its secret */
const signUpLinkUrl = (token: string) => `${appUrl()}/auth/complete-sign-up?token=${encodeURIComponent(token)}`

/**
 * The link that completes a registration. It may reach somebody who never heard of us, so it contains no text of whoever
 * registered, not even their name.
 */
export const signUpMail = (token: string): MailContent => ({
  subject: 'Termina tu registro en Torogoz',
  body: (
    <MailLayout
      preview={`Abre el enlace y tu cuenta queda lista. Vale ${SIGN_UP_HOURS} horas.`}
      title="Termina tu registro"
      footer="Si no te registraste en Torogoz, no hagas nada: sin este paso no se crea ninguna cuenta con tu correo."
    >
      <MailText>Hola:</MailText>
      <MailText>
        Alguien se registró en Torogoz con este correo. Si fuiste tú, abre el enlace y escribe otra vez la contraseña
        que elegiste: con eso tu cuenta queda lista.
      </MailText>
      <MailText>El enlace vale {SIGN_UP_HOURS} horas y se usa una sola vez.</MailText>
      <MailButton href={signUpLinkUrl(token)}>Terminar mi registro</MailButton>
    </MailLayout>
  ),
})

/** Tells the owner of an account that somebody tried to register with its address; that person is told nothing (INV-32). */
export const addressInUseMail = (): MailContent => ({
  subject: 'Alguien intentó registrarse con tu correo',
  body: (
    <MailLayout
      preview="Ya tienes una cuenta de Torogoz con este correo."
      title="Ya tienes una cuenta"
      footer="Si no fuiste tú, no hagas nada: tu cuenta y tu contraseña siguen igual."
    >
      <MailText>Hola:</MailText>
      <MailText>
        Alguien intentó registrarse en Torogoz con este correo, que ya tiene una cuenta. Si fuiste tú, entra con ella:
      </MailText>
      <MailButton href={`${appUrl()}/auth/login`}>Iniciar sesión</MailButton>
      <MailText>
        ¿No recuerdas tu contraseña? <MailLink href={`${appUrl()}/auth/forgot-password`}>Elige una nueva</MailLink>
      </MailText>
    </MailLayout>
  ),
})
