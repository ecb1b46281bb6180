import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

const Paragraphs = ({ of }: { of: string }) =>
  of.split(/\n+/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike
    <MailText key={at}>{paragraph}</MailText>
  ))

type Written = {
  /** Of the case it opened. */
  id: string
  number: number
  name: string
  email: string
  subject: string
  message: string
  account: string | null
  about: string | null
}

/** What the operators read when somebody wrote through the contact page; an answer goes to who wrote. */
export const contactMail = ({ id, number, name, email, subject, message, account, about }: Written) => ({
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
          ['Caso', String(number)],
          ['De', name],
          ['Correo', email],
          ['Cuenta', account ?? 'sin iniciar sesión'],
          ...(about ? [['Reporta', `${appUrl()}${about}`] as [string, string]] : []),
        ]}
      />
      <Paragraphs of={message} />
      <MailButton href={`${appUrl()}/admin/cases/${id}`}>Abrir el caso</MailButton>
    </MailLayout>
  ),
})
