// Notifications about questions and answers: the bell at once, and a mail under the topic of messages.
import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

type About = { title: string; path: string }

/** The mail to a host about a new question. @param path where to answer */
export function questionMail({ title, path, text }: About & { text: string }, { proved }: Reader): MailContent {
  return {
    subject: proved ? `Una pregunta sobre ${title}` : 'Tienes una pregunta por responder',
    body: (
      <MailLayout
        preview="Quien pregunta todavía no ha reservado."
        title="Te preguntan antes de reservar"
        footer="Puedes elegir qué correos recibes en Configuración, dentro de tu cuenta."
      >
        <MailText>«{text}»</MailText>
        <MailFacts rows={[['Experiencia', title]]} />
        <MailText>Respóndela una vez, sin teléfonos ni correos. Tú decides si otros también la leen.</MailText>
        <MailButton href={`${appUrl()}${path}`}>Responder</MailButton>
      </MailLayout>
    ),
  }
}

/** The mail to a traveler about the answer. @param path where to read it */
export function answerMail(
  { title, path, text, answer, hostName }: About & { text: string; answer: string; hostName: string },
  { proved }: Reader,
): MailContent {
  const headline = proved ? `${hostName} respondió tu pregunta` : 'Respondieron tu pregunta'
  return {
    subject: headline,
    body: (
      <MailLayout
        preview="Su respuesta, y dónde seguir."
        title={headline}
        footer="Puedes elegir qué correos recibes en Configuración, dentro de tu cuenta."
      >
        <MailText>Preguntaste: «{text}»</MailText>
        <MailText>{answer}</MailText>
        <MailFacts rows={[['Experiencia', title]]} />
        <MailButton href={`${appUrl()}${path}`}>Ver la respuesta</MailButton>
      </MailLayout>
    ),
  }
}

/** The mail to either party that the question and its answer were hidden, why, and how to object. */
export const hiddenQuestionMail = ({ title, reason }: { title: string; reason: string }): MailContent => ({
  subject: 'Una pregunta tuya ya no se muestra',
  body: (
    <MailLayout
      preview="Te decimos por qué y cómo responder."
      title="Ocultamos una pregunta con su respuesta"
      footer="Torogoz no edita lo que escriben las personas: se muestra entero o no se muestra."
    >
      <MailText>Se preguntó y respondió sobre esta experiencia, y tú eres una de las dos personas:</MailText>
      <MailFacts
        rows={[
          ['Experiencia', title],
          ['Motivo', reason],
        ]}
      />
      <MailText>Si crees que es un error, cuéntanos y la revisamos otra vez:</MailText>
      <MailButton href={`${appUrl()}/contact`}>Responder</MailButton>
    </MailLayout>
  ),
})
