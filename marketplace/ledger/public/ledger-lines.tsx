import type { ReactNode } from 'react'
import { dayOf, shortDate } from '#platform/clock.ts'
import { formatMoney } from '#ui/price.tsx'
import type { LedgerLine } from '../statements/statement.contract.ts'
import { entryKindText, methodText } from '../statements/statement.text.ts'

type Props = {
  lines: LedgerLine[]
  actionOf?: (line: LedgerLine) => ReactNode
  more?: string | undefined
}

/** Movements of an account, each with its cause and its effect on the debt. */
export function LedgerLines({ lines, actionOf, more }: Props) {
  if (lines.length === 0) return <p className="mt-4 text-tinta-suave">Sin movimientos.</p>
  return (
    <>
      <ul className="mt-4 divide-y divide-hairline border-t border-hairline">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <time dateTime={line.at} title={dayOf(line.at)} className="w-24 shrink-0 text-sm text-tinta-suave">
              {shortDate(line.at)}
            </time>
            <span className="min-w-0 flex-1 basis-44">
              <span className={`block font-medium ${line.undone ? 'line-through' : ''}`}>
                {entryKindText[line.kind]}
              </span>
              <span className="block text-sm wrap-anywhere text-tinta-suave">{aboutOf(line)}</span>
            </span>
            {actionOf?.(line)}
            <strong className="tabular ml-auto min-w-20 text-right">
              {line.amount < 0 ? '−' : '+'}
              {formatMoney(Math.abs(line.amount))}
            </strong>
          </li>
        ))}
      </ul>
      {more && <p className="mt-2 text-sm text-tinta-suave">{more}</p>}
    </>
  )
}

const aboutOf = ({ booking, method, reference, reason, undone }: LedgerLine) =>
  [
    booking && `${booking.percent} % de ${formatMoney(booking.gross)}, ${booking.code}, ${booking.title}`,
    method && methodText[method],
    reference,
    reason,
    undone && 'Anulado',
  ]
    .filter(Boolean)
    .join(', ')
