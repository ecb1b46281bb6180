import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

/**
 * The link for a new password: one hour, once (AUTH-20). @param name null for a mailbox that is not proved
 * (docs/decisions/0155)
 */
export const ResetMail = ({ name, token }: { name: string | null; token: string }) => (
  <MailLayout
    preview="Elige una contraseña nueva. El enlace vale una hora."
    title="Elige una contraseña nueva"
    footer="Si no pediste este cambio, no hagas nada: tu contraseña sigue siendo la misma."
  >
    <MailText>{name === null ? 'Hola:' : `Hola, ${name}:`}</MailText>
    <MailText>
      Alguien pidió restablecer la contraseña de tu cuenta de Torogoz. Este enlace vale una hora y se usa una sola vez.
    </MailText>
    <MailButton href={`${appUrl()}/auth/reset-password?token=${encodeURIComponent(token)}`}>
      Elegir contraseña
    </MailButton>
  </MailLayout>
)

/** Tells the owner of a mailbox that an account, whose owner nobody had proved, is now theirs alone (trust 4.4). */
export const ConnectedMail = ({ name, provider }: { name: string; provider: string }) => (
  <MailLayout
    preview={`Desde ahora entras con ${provider}.`}
    title={`Tu cuenta quedó conectada con ${provider}`}
    footer="¿No fuiste tú? Escríbenos desde la página de contacto."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Entraste con {provider} a una cuenta cuyo email nadie había confirmado. Por seguridad, la contraseña que tenía
      dejó de funcionar y se cerraron sus sesiones.
    </MailText>
    <MailText>Desde ahora entra con {provider}, o elige una contraseña nueva:</MailText>
    <MailButton href={`${appUrl()}/auth/forgot-password`}>Elegir contraseña</MailButton>
  </MailLayout>
)

/** Tells the owner that the password was changed from inside the account (ACC-16). */
export const PasswordChangedMail = ({ name }: { name: string }) => (
  <MailLayout
    preview="Se cerraron las demás sesiones de tu cuenta."
    title="Tu contraseña cambió"
    footer="Si fuiste tú, no tienes que hacer nada."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>
      La contraseña de tu cuenta de Torogoz acaba de cambiar, y se cerraron las sesiones de tus otros dispositivos.
    </MailText>
    <MailText>¿No fuiste tú? Elige otra ahora mismo:</MailText>
    <MailButton href={`${appUrl()}/auth/forgot-password`}>Elegir otra contraseña</MailButton>
  </MailLayout>
)
