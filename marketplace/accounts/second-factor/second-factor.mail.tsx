import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

type Change = { subject: string; text: string }

/** Texts of the letter, by change. */
export const changes = {
  authenticatorOn: {
    subject: 'Activaste la verificación en dos pasos',
    text: 'Desde ahora, para entrar a tu cuenta de Torogoz se pide también un código de tu aplicación.',
  },
  authenticatorOff: {
    subject: 'Quitaste la aplicación de códigos',
    text: 'Tu cuenta de Torogoz ya no pide códigos de la aplicación que tenías.',
  },
  passkeyOn: {
    subject: 'Agregaste una llave de acceso',
    text: 'Desde ahora puedes entrar a tu cuenta de Torogoz con la llave de acceso que agregaste.',
  },
  passkeyOff: {
    subject: 'Quitaste una llave de acceso',
    text: 'La llave de acceso que quitaste ya no abre tu cuenta de Torogoz.',
  },
  codesRenewed: {
    subject: 'Tus códigos de recuperación son nuevos',
    text: 'Los códigos de recuperación que tenías antes ya no sirven.',
  },
  codeUsed: {
    subject: 'Alguien entró con un código de recuperación',
    text: 'Se usó uno de tus códigos de recuperación para entrar a tu cuenta de Torogoz. Ese código ya no sirve.',
  },
  reset: {
    subject: 'Tu verificación en dos pasos se quitó',
    text: 'Quien opera Torogoz quitó la verificación en dos pasos de tu cuenta y cerró tus sesiones. Entra con tu contraseña y actívala de nuevo.',
  },
} as const satisfies Record<string, Change>
export type ChangeName = keyof typeof changes

/** Tells the owner that a second factor changed. */
export const SecondFactorMail = ({ name, change }: { name: string; change: ChangeName }) => (
  <MailLayout
    preview={changes[change].text}
    title={changes[change].subject}
    footer="Si fuiste tú, no tienes que hacer nada."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>{changes[change].text}</MailText>
    <MailText>¿No fuiste tú? Elige otra contraseña ahora mismo y revisa tu cuenta:</MailText>
    <MailButton href={`${appUrl()}/auth/forgot-password`}>Elegir otra contraseña</MailButton>
  </MailLayout>
)
