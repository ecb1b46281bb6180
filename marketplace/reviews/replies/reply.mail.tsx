import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

/** Tells the author of a review what its host replied. @param path where to read both */
export function replyMail(
  { hostName, text, path }: { hostName: string; text: string; path: string },
  { proved }: Reader,
): MailContent {
  const title = proved ? `${hostName} respondió tu reseña` : 'Respondieron tu reseña'
  return {
    subject: title,
    body: (
      <MailLayout preview="Su respuesta se lee debajo de lo que escribiste." title={title}>
        <MailText>Esto dice {hostName} debajo de tu reseña:</MailText>
        <MailText>{text}</MailText>
        <MailButton href={`${appUrl()}${path}`}>Ver tu reseña y la respuesta</MailButton>
      </MailLayout>
    ),
  }
}

/** Tells a host that their reply was hidden, why, and how to answer. */
export const hiddenReplyMail = ({
  name,
  author,
  reason,
}: {
  name: string
  author: string
  reason: string
}): MailContent => ({
  subject: 'Tu respuesta a una reseña ya no se muestra',
  body: (
    <MailLayout
      preview="Te decimos por qué y cómo responder."
      title="Tu respuesta ya no se muestra"
      footer="Torogoz no edita respuestas: se muestran enteras o no se muestran."
    >
      <MailText>Hola, {name}:</MailText>
      <MailText>
        Ocultamos lo que respondiste a la reseña de {author}. La reseña sigue en tu perfil; tu respuesta ya no aparece.
      </MailText>
      <MailFacts rows={[['Motivo', reason]]} />
      <MailText>Si crees que es un error, cuéntanos y la revisamos otra vez:</MailText>
      <MailButton href={`${appUrl()}/contact`}>Responder</MailButton>
    </MailLayout>
  ),
})
