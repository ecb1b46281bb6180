import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

type ModeratedProps = { name: string; hostName: string; reason: string }

/** Tells an author that their review was hidden, why, and how to answer. */
export const HiddenReviewMail = ({ name, hostName, reason }: ModeratedProps) => (
  <MailLayout
    preview="Te decimos por qué y cómo responder."
    title="Tu reseña ya no se muestra"
    footer="Torogoz no edita reseñas: se muestran enteras o no se muestran."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Ocultamos la reseña que dejaste a {hostName}. No aparece en el sitio ni cuenta en su calificación.
    </MailText>
    <MailFacts rows={[['Motivo', reason]]} />
    <MailText>Si crees que es un error, cuéntanos y la revisamos otra vez:</MailText>
    <MailButton href={`${appUrl()}/contact`}>Responder</MailButton>
  </MailLayout>
)

/** Tells an author that their review was erased, why, and that they may write another one. */
export const DeletedReviewMail = ({ name, hostName, reason }: ModeratedProps) => (
  <MailLayout preview="Te decimos por qué y cómo responder." title="Eliminamos tu reseña">
    <MailText>Hola, {name}:</MailText>
    <MailText>Eliminamos la reseña que dejaste a {hostName}. Puedes escribir otra cuando quieras.</MailText>
    <MailFacts rows={[['Motivo', reason]]} />
    <MailText>Si crees que es un error, cuéntanos:</MailText>
    <MailButton href={`${appUrl()}/contact`}>Responder</MailButton>
  </MailLayout>
)
