import { type MailContent, writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { settingsIn } from '#marketplace/settings/settings.data.ts'
import { dayOfYear, monthAndYear, startOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { formatMoney } from '#ui/price.tsx'
import { toDollars } from '../ledger.rules.ts'
import { findStatementToNotify, howToPay, NOTIFY_STATEMENT, type StatementRow } from './statement.data.ts'
import { statementNumber, unpaidCents } from './statement.rules.ts'
import { methodText } from './statement.text.ts'

const PAGE = '/host/dashboard?tab=earnings'
const money = (cents: number) => formatMoney(toDollars(cents))

/** @param where to which account, and where in cash */
export function statementMail(statement: StatementRow, where: string): MailContent {
  const number = statementNumber(statement)
  const month = monthAndYear(startOfDay(`${statement.month}-01`))
  const owes = statement.closingCents > 0
  return {
    key: `statement ${statement.id}`,
    subject: `Tu estado de cuenta de ${month}: ${owes ? `${money(statement.closingCents)} por pagar` : 'nada por pagar'}`,
    body: (
      <MailLayout preview={number} title={`Estado de cuenta de ${month}`}>
        <MailFacts
          rows={[
            ['Número', number],
            ['Saldo anterior', money(statement.openingCents)],
            ['Comisiones', money(statement.chargedCents)],
            ['Correcciones', money(statement.correctedCents)],
            ['Pagos', money(statement.paidCents)],
            [owes ? 'Saldo a pagar' : 'Saldo', money(statement.closingCents)],
            ...(owes ? ([['A pagar hasta el', dayOfYear(startOfDay(statement.dueOn))]] as [string, string][]) : []),
          ]}
        />
        <MailText>
          {owes
            ? 'Puedes pagarlo por transferencia o en efectivo, todo o una parte. Usa el número como referencia.'
            : 'No tienes que pagar nada.'}
        </MailText>
        {owes && <MailText>{where}</MailText>}
        <MailText>Cada línea, con su reserva, está en tu panel. Ahí también lo descargas en PDF y CSV.</MailText>
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi estado de cuenta</MailButton>
      </MailLayout>
    ),
  }
}

/** Every statement is notified; a month without balance and movements creates none. */
export const notifyStatement: Job<{ id: string }> = {
  name: NOTIFY_STATEMENT.name,
  run: ({ id }) =>
    database().transaction(async (tx) => {
      const statement = await findStatementToNotify(tx, id)
      if (!statement) return
      await createNotice(tx, {
        userId: statement.hostId,
        kind: 'account',
        title: `Estado de cuenta de ${monthAndYear(startOfDay(`${statement.month}-01`))}`,
        detail: `${statement.closingCents > 0 ? 'Por pagar' : 'Saldo'}: ${money(statement.closingCents)}`,
        href: PAGE,
        key: `statement ${id}`,
      })
      const where = howToPay(await settingsIn(tx))
      await writeTo(tx, statement.hostId, 'account', () => statementMail(statement, where))
    }),
}

/** Reminds a host of a late statement once; the stored notice is the record that it was sent. */
export async function remindOfArrears(tx: Executor, statement: StatementRow): Promise<void> {
  const remaining = money(unpaidCents(statement.closingCents, statement.sinceCents))
  const number = statementNumber(statement)
  const key = `arrears ${statement.id}`
  const title = 'Tu estado de cuenta venció'
  const where = howToPay(await settingsIn(tx))
  await createNotice(tx, {
    userId: statement.hostId,
    kind: 'account',
    title,
    detail: `${remaining} por pagar`,
    href: PAGE,
    key,
  })
  await writeTo(tx, statement.hostId, 'account', () => ({
    key,
    subject: `${title}: ${remaining} por pagar`,
    body: (
      <MailLayout preview={number} title={title}>
        <MailFacts
          rows={[
            ['Número', number],
            ['Por pagar', remaining],
            ['Venció el', dayOfYear(startOfDay(statement.dueOn))],
          ]}
        />
        <MailText>
          Puedes pagarlo por transferencia o en efectivo, todo o una parte, con ese número como referencia.
        </MailText>
        <MailText>{where}</MailText>
        <MailText>Si ya pagaste o algo no cuadra, responde y lo revisamos.</MailText>
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi estado de cuenta</MailButton>
      </MailLayout>
    ),
  }))
}

type Payment = { hostId: string; cents: number; method: 'bank' | 'cash'; reference: string; leftCents: number }

/** The receipt of a payment, in the transaction that records it. */
export const sendPaymentReceipt = (tx: Executor, { hostId, cents, method, reference, leftCents }: Payment) =>
  writeTo(tx, hostId, 'account', () => ({
    subject: `Recibimos tu pago de ${money(cents)}`,
    body: (
      <MailLayout preview={`Referencia ${reference}`} title="Recibimos tu pago">
        <MailFacts
          rows={[
            ['Importe', money(cents)],
            ['Forma', methodText[method]],
            ['Referencia', reference],
            ['Te queda por pagar', money(Math.max(0, leftCents))],
          ]}
        />
        <MailButton href={`${appUrl()}${PAGE}`}>Ver mi cuenta</MailButton>
      </MailLayout>
    ),
  }))
