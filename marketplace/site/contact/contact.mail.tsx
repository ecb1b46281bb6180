import { longDate } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailFacts, MailLayout, MailQuote, MailText } from '#platform/mail/mail-layout.tsx'

const Paragraphs = ({ of }: { of: string }) =>
  of.split(/\n+/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike
    <MailText key={at}>{paragraph}</MailText>
  ))

type Written = {
  name: string
  email: string
  subject: string
  message: string
  account: string | null
  about: string | null
}

/** The mail to the operators about a contact message; a reply goes to its sender. */
export const contactLetter = ({ name, email, subject, message, account, about }: Written) => ({
  subject: `Contacto: ${subject}`,
  replyTo: email,
  body: (
    <MailLayout
      preview={message.slice(0, 120)}
      title={subject}
      footer={`Llegó por la página de contacto. Responde a este correo y le llegará a ${name}.`}
    >
      <MailFacts
        rows={[
          ['De', name],
          ['Correo', email],
          ['Cuenta', account ?? 'sin iniciar sesión'],
          ...(about ? [['Reporta', `${appUrl()}${about}`] as [string, string]] : []),
        ]}
      />
      <Paragraphs of={message} />
    </MailLayout>
  ),
})

type AnswerGiven = { message: string; answer: string; support: string; createdAt: Date }

/**
 * The mail with the team's answer; a reply goes to support. Anybody may have entered this address in the form, so subject and
 * title contain none of the message's text.
 */
export const answerLetter = ({ message, answer, support, createdAt }: AnswerGiven) => ({
  subject: 'Respuesta de Torogoz a tu mensaje',
  replyTo: support,
  body: (
    <MailLayout
      preview={answer.slice(0, 120)}
      title="Respondimos tu mensaje"
      footer="Si te falta algo, responde a este correo y lo leerá el equipo de Torogoz."
    >
      <Paragraphs of={answer} />
      <MailQuote title={`Tu mensaje del ${longDate(createdAt)}:`}>
        <Paragraphs of={message} />
      </MailQuote>
    </MailLayout>
  ),
})
