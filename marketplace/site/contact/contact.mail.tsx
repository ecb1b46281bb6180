import { MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'

type Written = { name: string; email: string; subject: string; message: string; account: string | null }

/** What the operators read when somebody wrote through the contact page; an answer goes to who wrote. */
export const contactLetter = ({ name, email, subject, message, account }: Written) => ({
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
        ]}
      />
      {message.split(/\n+/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike
        <MailText key={at}>{paragraph}</MailText>
      ))}
    </MailLayout>
  ),
})
