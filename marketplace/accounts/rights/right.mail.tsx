import { longDate } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailQuote, MailText } from '#platform/mail/mail-layout.tsx'
import type { RightKind } from './right.rules.ts'
import { rightName } from './right.text.ts'

type DataRequest = { kind: RightKind; name: string; details: string; receivedAt: Date; dueAt: Date }

const Paragraphs = ({ of }: { of: string }) =>
  of.split(/\n+/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike
    <MailText key={at}>{paragraph}</MailText>
  ))

export const rightReceivedMail = ({ kind, name, details, receivedAt, dueAt }: DataRequest) => ({
  subject: 'Recibimos tu solicitud sobre tus datos',
  body: (
    <MailLayout
      preview={`Te respondemos a más tardar el ${longDate(dueAt)}.`}
      title="Recibimos tu solicitud"
      footer="La ley de protección de datos personales (Decreto 144 de 2024) nos da 20 días hábiles para responder."
    >
      <MailText>Hola, {name}:</MailText>
      <MailText>Una persona del equipo la va a revisar y te va a responder por este medio.</MailText>
      <MailFacts
        rows={[
          ['Solicitud', rightName[kind]],
          ['Recibida', longDate(receivedAt)],
          ['A más tardar', longDate(dueAt)],
        ]}
      />
      <MailQuote title="Lo que nos escribiste:">
        <Paragraphs of={details} />
      </MailQuote>
    </MailLayout>
  ),
})

/** Tells the operators that a legal deadline is running. */
export const rightNewsMail = ({
  id,
  kind,
  name,
  dueAt,
}: Omit<DataRequest, 'details' | 'receivedAt'> & { id: string }) => ({
  subject: `Solicitud de datos: ${rightName[kind]}`,
  body: (
    <MailLayout
      preview={`Hay que responder a más tardar el ${longDate(dueAt)}.`}
      title="Llegó una solicitud de datos personales"
      footer="Llegó desde la configuración de una cuenta. Se responde desde la administración."
    >
      <MailFacts
        rows={[
          ['De', name],
          ['Solicitud', rightName[kind]],
          ['A más tardar', longDate(dueAt)],
        ]}
      />
      <MailButton href={`${appUrl()}/admin/rights/${id}`}>Abrir la solicitud</MailButton>
    </MailLayout>
  ),
})

type Answered = DataRequest & { status: 'answered' | 'refused'; answer: string; support: string }

/** The operators' answer; replies go to support. */
export const rightAnswerMail = ({ kind, name, details, receivedAt, status, answer, support }: Answered) => ({
  subject: `Tu solicitud sobre tus datos: ${status === 'answered' ? 'respuesta' : 'no la podemos atender'}`,
  replyTo: support,
  body: (
    <MailLayout
      preview={answer.slice(0, 120)}
      title={status === 'answered' ? 'Respondimos tu solicitud' : 'No podemos atender tu solicitud'}
      footer="¿No estás de acuerdo? Responde a este correo y lo leerá el equipo de Torogoz."
    >
      <MailText>Hola, {name}:</MailText>
      <Paragraphs of={answer} />
      <MailQuote title={`${rightName[kind]}, recibida el ${longDate(receivedAt)}:`}>
        <Paragraphs of={details} />
      </MailQuote>
    </MailLayout>
  ),
})
