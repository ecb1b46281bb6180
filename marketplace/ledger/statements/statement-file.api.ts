// A statement as a file, to print or for a spreadsheet: the same lines and sums as on the screen.
import { dayOf, dayOfYear, monthAndYear, startOfDay } from '#platform/clock.ts'
import { csvFile } from '#platform/http/response/csv.ts'
import { pdfDocument } from '#platform/http/response/pdf.ts'
import type { LedgerLine, WholeStatement } from './statement.contract.ts'
import { entryKindText, methodText, statementStateText } from './statement.text.ts'

export const fileNameOf = ({ number }: Pick<WholeStatement, 'number'>, kind: 'pdf' | 'csv') =>
  `estado-de-cuenta-${number}.${kind}`

const HEADER = [
  'Fecha',
  'Concepto',
  'Reserva',
  'Experiencia',
  'Pagado por el viajero',
  'Comisión %',
  'Importe',
  'Detalle',
]

const detailOf = ({ method, reference, reason }: LedgerLine) =>
  [method && methodText[method], reference, reason].filter(Boolean).join(', ')

/** Opening, lines and closing, each with its amount, so that the amounts add up to the closing. */
export function csvOf(statement: WholeStatement): string {
  const line = (entry: LedgerLine) => [
    dayOf(entry.at),
    entryKindText[entry.kind],
    entry.booking?.code ?? null,
    entry.booking?.title ?? null,
    entry.booking?.gross.toFixed(2) ?? null,
    entry.booking?.percent ?? null,
    entry.amount.toFixed(2),
    detailOf(entry) || null,
  ]
  const sum = (day: string, words: string, amount: number) => [
    day,
    words,
    ...[null, null, null, null],
    amount.toFixed(2),
    null,
  ]
  const { month, opening, closing, dueOn, lines } = statement
  return csvFile(HEADER, [
    sum(`${month}-01`, 'Saldo anterior', opening),
    ...lines.map(line),
    sum(dueOn, 'Saldo a pagar', closing),
  ])
}

// A plain hyphen as minus, because a printer's font may lack the typographic one.
const money = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`

/** A PDF on letter paper, with page numbers. @param howToPay to which account, and where in cash */
export function pdfOf(statement: WholeStatement, howToPay: string): Promise<Uint8Array<ArrayBuffer>> {
  const { number, month, hostName, opening, charged, corrected, paid, closing, dueOn, createdAt, state, lines } =
    statement
  return pdfDocument({
    title: `Estado de cuenta ${number}`,
    author: 'Torogoz',
    heading: 'Estado de cuenta',
    facts: [
      ['Número', number],
      ['Anfitrión', hostName],
      ['Mes', monthAndYear(startOfDay(`${month}-01`))],
      ['Hecho el', dayOfYear(createdAt)],
      ['A pagar hasta el', dayOfYear(startOfDay(dueOn))],
      ['Estado al descargarlo', statementStateText[state]],
    ],
    table: {
      columns: [
        { header: 'Fecha', width: 62 },
        { header: 'Concepto', width: 250 },
        { header: 'Pagado', width: 70, align: 'right' },
        { header: '%', width: 40, align: 'right' },
        { header: 'Importe', width: 74, align: 'right' },
      ],
      rows: lines.map((line) => [
        dayOf(line.at),
        [entryKindText[line.kind], line.booking && `${line.booking.code} ${line.booking.title}`, detailOf(line)]
          .filter(Boolean)
          .join(', '),
        line.booking ? money(line.booking.gross) : '',
        line.booking ? String(line.booking.percent) : '',
        money(line.amount),
      ]),
      empty: 'Sin movimientos en el mes.',
    },
    sums: [
      ['Saldo anterior', money(opening)],
      ['Comisiones', money(charged)],
      ['Correcciones', money(corrected)],
      ['Pagos', money(paid)],
      [closing < 0 ? 'Saldo a tu favor' : 'Saldo a pagar', money(closing)],
    ],
    foot: `Se paga por transferencia o en efectivo, con el número de este estado de cuenta como referencia. ${howToPay.replace(/\s+/g, ' ')} Importes en dólares de los Estados Unidos de América.`,
  })
}
