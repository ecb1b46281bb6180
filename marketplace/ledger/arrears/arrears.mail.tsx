import { type MailContent, writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { formatMoney } from '#ui/price.tsx'
import { toDollars } from '../ledger.rules.ts'
import type { StatementRow } from '../statements/statement.data.ts'
import { statementNumber } from '../statements/statement.rules.ts'
import type { ArrearsRow } from './arrears.data.ts'

const PAGE = '/host/dashboard?tab=earnings'
const money = (cents: number) => formatMoney(toDollars(cents))
const day = (date: string) => dayOfYear(startOfDay(date))

type Late = { lateCents: number }
const facts = (statement: StatementRow, { lateCents }: Late): [string, string][] => [
  ['Número', statementNumber(statement)],
  ['Por pagar', money(lateCents)],
  ['Venció el', day(statement.dueOn)],
]

export function pauseWarningMail(statement: StatementRow, arrears: Late & { pausesOn: string }): MailContent {
  const title = `Paga antes del ${day(arrears.pausesOn)} para seguir recibiendo reservas`
  return {
    subject: title,
    body: (
      <MailLayout preview={statementNumber(statement)} title={title}>
        <MailFacts rows={facts(statement, arrears)} />
        <MailText>
          Ese día dejas de recibir reservas nuevas. Las que ya tienes siguen igual, y en cuanto anotemos tu pago vuelves
          a recibir.
        </MailText>
        <MailText>Puedes pagar por transferencia o en efectivo, con ese número como referencia.</MailText>
        <MailText>Si ya pagaste o algo no cuadra, responde a este correo y lo revisamos.</MailText>
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi estado de cuenta</MailButton>
      </MailLayout>
    ),
  }
}

export function pausedMail(statement: StatementRow, arrears: Late): MailContent {
  const title = 'Por ahora no recibes reservas nuevas'
  return {
    subject: `${title}: ${money(arrears.lateCents)} por pagar`,
    body: (
      <MailLayout preview={statementNumber(statement)} title={title}>
        <MailFacts rows={facts(statement, arrears)} />
        <MailText>
          Tus experiencias siguen a la vista y tus reservas siguen igual. En cuanto anotemos tu pago vuelves a recibir.
        </MailText>
        <MailText>Si ya pagaste o necesitas más tiempo, responde a este correo.</MailText>
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi estado de cuenta</MailButton>
      </MailLayout>
    ),
  }
}

export function resumedMail(): MailContent {
  const title = 'Ya recibes reservas nuevas otra vez'
  return {
    subject: title,
    body: (
      <MailLayout preview="Gracias" title={title}>
        <MailText>Tu cuenta está en orden y tus fechas vuelven a tomar reservas.</MailText>
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi cuenta</MailButton>
      </MailLayout>
    ),
  }
}

/** @param key identifies the event, so that it is notified and mailed once */
async function notifyHost(
  tx: Executor,
  hostId: string,
  news: { title: string; detail: string; key: string },
  mail: MailContent,
) {
  await createNotice(tx, { userId: hostId, kind: 'account', href: PAGE, ...news })
  await writeTo(tx, hostId, 'account', () => ({ ...mail, key: news.key }))
}

export const warnOfPause = (tx: Executor, statement: StatementRow, arrears: Late & { pausesOn: string }) =>
  notifyHost(
    tx,
    statement.hostId,
    {
      title: 'Tus reservas nuevas se van a pausar',
      detail: `${money(arrears.lateCents)} por pagar antes del ${day(arrears.pausesOn)}`,
      key: `pause-warning ${statement.id} ${arrears.pausesOn}`,
    },
    pauseWarningMail(statement, arrears),
  )

/** @param arrearsId the warning that became a pause */
export const notifyPaused = (tx: Executor, statement: StatementRow, arrearsId: string, arrears: Late) =>
  notifyHost(
    tx,
    statement.hostId,
    {
      title: 'Por ahora no recibes reservas nuevas',
      detail: `${money(arrears.lateCents)} por pagar`,
      key: `paused ${arrearsId}`,
    },
    pausedMail(statement, arrears),
  )

export const notifyResumed = (tx: Executor, arrears: ArrearsRow) =>
  notifyHost(
    tx,
    arrears.hostId,
    { title: 'Ya recibes reservas nuevas otra vez', detail: 'Tu cuenta está en orden', key: `freed ${arrears.id}` },
    resumedMail(),
  )
