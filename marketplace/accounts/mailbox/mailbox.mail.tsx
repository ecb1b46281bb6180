import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { LINK_HOURS } from './mailbox.rules.ts'
import type { MailContent } from './recipient.data.ts'

/** Address of the link in the email. @param token its secret */
const mailboxLinkUrl = (token: string) => `${appUrl()}/confirm-email?token=${encodeURIComponent(token)}`

/**
 * The link that proves a mailbox. It may reach somebody who never heard of us, so it contains no text of whoever created the
 * account, not even their name.
 */
export const mailboxMail = (token: string): MailContent => ({
  subject: 'Confirma tu correo en Torogoz',
  body: (
    <MailLayout
      preview={`Abre el enlace y confirma. Vale ${LINK_HOURS} horas.`}
      title="Confirma tu correo"
      footer="Si no creaste una cuenta en Torogoz, no hagas nada: sin tu confirmación, esa cuenta no publica nada ni te escribe por otros asuntos."
    >
      <MailText>Hola:</MailText>
      <MailText>
        Alguien creó una cuenta de Torogoz con este correo. Si fuiste tú, confírmalo: así sabemos que los avisos de tus
        reservas llegan a quien deben, y puedes publicar experiencias.
      </MailText>
      <MailText>El enlace vale {LINK_HOURS} horas y se usa una sola vez. Te pedirá entrar con tu cuenta.</MailText>
      <MailButton href={mailboxLinkUrl(token)}>Confirmar mi correo</MailButton>
    </MailLayout>
  ),
})
