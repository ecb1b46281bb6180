import { longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailQuote, MailText } from '#platform/mail/mail-layout.tsx'
import { type CaseKind, type Outcome, timeLeftText } from './case.rules.ts'
import { kindLabel, outcomeLabel } from './case.text.ts'

const Paragraphs = ({ of }: { of: string }) =>
  of.split(/\n+/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike
    <MailText key={at}>{paragraph}</MailText>
  ))

type CaseMailInput = {
  number: number
  text: string
  support: string
  first: { text: string; createdAt: Date }
  /** The path of the case for whoever has an account; null for others. */
  path: string | null
}

const OpenCase = ({ path }: Pick<CaseMailInput, 'path'>) =>
  path && <MailButton href={appUrl() + path}>Ver tu caso</MailButton>

const Quoted = ({ first }: Pick<CaseMailInput, 'first'>) => (
  <MailQuote title={`Tu mensaje del ${longDate(first.createdAt)}:`}>
    <Paragraphs of={first.text} />
  </MailQuote>
)

/**
 * The mail to the requester with the team's answer; a reply goes to support. Anybody may have entered this address in a form,
 * so subject and title contain none of the request's text (docs/decisions/0155).
 */
export const caseAnswerMail = ({ number, text, support, first, path }: CaseMailInput) => ({
  subject: `Respuesta de Torogoz a tu mensaje (caso ${number})`,
  replyTo: support,
  body: (
    <MailLayout
      preview={text.slice(0, 120)}
      title="Respondimos tu mensaje"
      footer="Si te falta algo, responde a este correo y lo leerá el equipo de Torogoz."
    >
      <Paragraphs of={text} />
      <OpenCase path={path} />
      <Quoted first={first} />
    </MailLayout>
  ),
})

/** Tells the requester how their case ended. */
export const caseClosedMail = ({
  number,
  text,
  support,
  first,
  path,
  outcome,
}: CaseMailInput & { outcome: Outcome }) => ({
  subject: `Cerramos tu caso ${number}: ${outcomeLabel[outcome].toLowerCase()}`,
  replyTo: support,
  body: (
    <MailLayout
      preview={text.slice(0, 120)}
      title="Cerramos tu caso"
      footer="¿No estás de acuerdo? Responde a este correo y el caso se abre otra vez."
    >
      <MailFacts
        rows={[
          ['Caso', String(number)],
          ['Resultado', outcomeLabel[outcome]],
        ]}
      />
      <Paragraphs of={text} />
      <OpenCase path={path} />
      <Quoted first={first} />
    </MailLayout>
  ),
})

/** Tells the team that whoever asked wrote again on their page. */
export const caseReplyReceivedMail = ({
  id,
  number,
  name,
  text,
}: {
  id: string
  number: number
  name: string
  text: string
}) => ({
  subject: `Caso ${number}: escribieron otra vez`,
  body: (
    <MailLayout
      preview={text.slice(0, 120)}
      title={`${name} escribió otra vez`}
      footer="Responde en el caso, no a este correo."
    >
      <MailFacts rows={[['Caso', String(number)]]} />
      <Paragraphs of={text} />
      <MailButton href={`${appUrl()}/admin/cases/${id}`}>Abrir el caso</MailButton>
    </MailLayout>
  ),
})

type WaitingCase = { id: string; number: number; kind: CaseKind; subject: string; name: string; dueAt: Date }

/** The morning mail to the team about open cases. @param total may be more than are listed */
export const overnightMail = ({ rows, total, now }: { rows: WaitingCase[]; total: number; now: Date }) => {
  const late = rows.filter(({ dueAt }) => dueAt < now).length
  const summary = total === 1 ? '1 caso espera respuesta' : `${total} casos esperan respuesta`
  return {
    subject: late > 0 ? `${summary}; ${late === 1 ? '1 venció' : `${late} vencieron`}` : `${summary} desde ayer`,
    body: (
      <MailLayout
        preview={summary}
        title={summary}
        footer={`Escrito a las ${timeOfDay(now)}, hora de El Salvador. Llega una vez al día y solo si algo quedó esperando.`}
      >
        <MailFacts
          rows={rows.map(({ number, kind, subject, name, dueAt }): [string, string] => [
            `${number} · ${kindLabel[kind]}`,
            `${subject} (${name}). ${timeLeftText(dueAt, now)}.`,
          ])}
        />
        {total > rows.length && <MailText>Y {total - rows.length} más.</MailText>}
        <MailButton href={`${appUrl()}/admin/cases`}>Abrir los casos</MailButton>
      </MailLayout>
    ),
  }
}
