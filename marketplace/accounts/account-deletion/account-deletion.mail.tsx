import { MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { CONTACT_RETENTION_DAYS } from './account-deletion.text.ts'

/** The last mail to somebody who deleted their account (trust 4.4). */
export const AccountDeletedMail = ({ name }: { name: string }) => (
  <MailLayout
    preview="Ya no guardamos tu perfil."
    title="Tu cuenta quedó eliminada"
    footer="¿No fuiste tú? Escríbenos desde la página de contacto."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Eliminamos tu cuenta de Torogoz como pediste: tu perfil, tu foto, tus favoritos y tus sesiones ya no existen, y
      tus reservas por venir quedaron canceladas.
    </MailText>
    <MailText>
      Las reservas pasadas y las reseñas quedan sin tu nombre. Los datos de contacto que diste al reservar se borran en{' '}
      {CONTACT_RETENTION_DAYS} días.
    </MailText>
  </MailLayout>
)
