import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { failureText } from '#platform/pages/failure-text.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import { StatementBadge } from '../public/statement-badge.tsx'
import type { Arrears, Statement, StatementPage } from '../statements/statement.contract.ts'
import { dueText, monthName } from '../statements/statement.text.ts'
import { statementsQuery } from './statements.query.ts'

/** Months shown at first, and at most. */
const [FEW, MOST] = [12, 48]

/** What the host owes the platform, and each month as a file. */
export function Statements() {
  const [limit, setLimit] = useState(FEW)
  const { data, error, isFetching, refetch } = useQuery({
    ...statementsQuery(limit),
    placeholderData: keepPreviousData,
  })
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="estados-de-cuenta" className="card p-5 md:p-6">
      <h3 id="estados-de-cuenta" className="text-subheading">
        Estados de cuenta
      </h3>
      {data ? (
        <StatementList data={data} />
      ) : error && hydrated ? (
        <div className="mt-3 grid justify-items-start gap-3">
          <Notice tone="danger">{failureText(error)}</Notice>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      ) : (
        <div role="status" className="mt-3">
          <span className="sr-only">Cargando estados de cuenta</span>
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
      {data?.next && limit < MOST && (
        <Button variant="ghost" size="sm" loading={isFetching} disabled={!hydrated} onClick={() => setLimit(MOST)}>
          Ver meses anteriores
        </Button>
      )}
    </section>
  )
}

function StatementList({ data: { items, balance, overdue, unconfirmed, arrears, howToPay } }: { data: StatementPage }) {
  return (
    <>
      <p className="mt-1 text-tinta-suave">
        {balance > 0 ? 'Hoy debes a Torogoz ' : balance < 0 ? 'Tienes a tu favor ' : 'No debes nada a Torogoz.'}
        {balance !== 0 && <strong className="tabular text-tinta">{formatMoney(Math.abs(balance))}</strong>}
        {balance !== 0 && '.'}
        {unconfirmed > 0 && ` Otros ${formatMoney(unconfirmed)} se suman cuando confirmes los pagos que faltan.`}
      </p>
      {arrears ? (
        <PauseNotice arrears={arrears} overdue={overdue} />
      ) : overdue > 0 ? (
        <div className="mt-3">
          <Notice tone="warning" title={`${formatMoney(overdue)} ya venció`}>
            Págalo por transferencia o en efectivo con el número de tu estado de cuenta, o escríbenos si algo no cuadra.
          </Notice>
        </div>
      ) : null}
      {balance > 0 && (
        <div className="mt-4 rounded-control bg-lino p-4">
          <h4 className="font-semibold">Cómo se paga</h4>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{howToPay}</p>
        </div>
      )}
      {items.length === 0 ? (
        <p className="mt-3 text-tinta-suave">El primero se hace el día 1 del mes que viene, con lo de este.</p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-t border-hairline">
          {items.map((statement, at) => (
            <Line key={statement.id} statement={statement} newest={at > 0 ? items[0]?.month : undefined} />
          ))}
        </ul>
      )}
    </>
  )
}

function PauseNotice({ arrears: { pausesOn, pausedAt }, overdue }: { arrears: Arrears; overdue: number }) {
  const owed = `${formatMoney(overdue)} ya venció`
  return (
    <div className="mt-3">
      {pausedAt ? (
        <Notice tone="danger" title="Por ahora no recibes reservas nuevas">
          {owed}. Tus reservas siguen igual, y en cuanto anotemos tu pago vuelves a recibir.
        </Notice>
      ) : (
        <Notice tone="warning" title={`Paga antes del ${dayOfYear(startOfDay(pausesOn))}`}>
          {owed}. Desde ese día no recibirías reservas nuevas; las que ya tienes siguen igual.
        </Notice>
      )}
    </div>
  )
}

/** @param newest the month of the statement that contains what is left of this one; undefined when it is this one */
function Line({ statement, newest }: { statement: Statement; newest: string | undefined }) {
  const { id, number, month, closing, left, state } = statement
  const name = monthName(month)
  const due = dueText(statement, newest)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-44">
        <strong className="block first-letter:uppercase">{name}</strong>
        <span className="tabular block text-sm text-tinta-suave">{number}</span>
        {due && <span className="block text-sm text-tinta-suave">{due}</span>}
      </div>
      <div className="text-right">
        <strong className={`tabular block ${newest && left > 0 ? 'font-normal text-tinta-suave' : ''}`}>
          {formatMoney(closing)}
        </strong>
        {left > 0 && left !== closing && (
          <span className="tabular block text-sm text-tinta-suave">quedan {formatMoney(left)}</span>
        )}
      </div>
      <StatementBadge state={state} />
      <span className="flex gap-1 max-sm:w-full max-sm:justify-end">
        {(['pdf', 'csv'] as const).map((kind) => (
          <a
            key={kind}
            href={`/api/host/statements/${id}/${kind}`}
            download
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-turquesa-deep uppercase hover:bg-lino"
          >
            <Icon name="download" size="sm" />
            {kind}
            <span className="sr-only"> del estado de cuenta de {name}</span>
          </a>
        ))}
      </span>
    </li>
  )
}
