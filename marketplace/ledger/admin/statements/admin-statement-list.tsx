import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { monthAndYear, startOfDay } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { MonthField } from '#ui/forms/time/month-field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { formatMoney } from '#ui/price.tsx'
import { IfPermitted } from '../../../admin/actions/if-permitted.tsx'
import { ReasonDialog } from '../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import { listScreen } from '../../../admin/list/list-screen.tsx'
import { StatementBadge } from '../../public/statement-badge.tsx'
import { lastMonth } from '../../statements/statement.rules.ts'
import { monthName } from '../../statements/statement.text.ts'
import { statementList } from './admin-statement.list.ts'

/** What every host owes, month by month. */
export const statementScreen = listScreen(statementList, (query) => adminApi.statements.list({ query }), {
  rowLabel: ({ number }) => `el estado de cuenta ${number}`,
  useParts: () => ({
    actions: (
      <IfPermitted permission="money.record">
        <Run />
      </IfPermitted>
    ),
  }),
  cells: {
    number: ({ number }) => <span className="tabular whitespace-nowrap">{number}</span>,
    host: ({ hostName }) => <span className="wrap-anywhere">{hostName}</span>,
    month: ({ month }) => (
      <span className="inline-block whitespace-nowrap first-letter:uppercase">
        {monthAndYear(startOfDay(`${month}-01`)).replace(' de ', ' ')}
      </span>
    ),
    closing: ({ closing }) => <span className="tabular">{formatMoney(closing)}</span>,
    left: ({ left, month, newest }) =>
      month === newest || left === 0 ? (
        <strong className="tabular">{formatMoney(left)}</strong>
      ) : (
        <span className="text-sm text-tinta-suave">en el de {monthName(newest)}</span>
      ),
    state: ({ state }) => <StatementBadge state={state} />,
  },
})

/** Two years of months that are over. */
const offeredMonths = (now: Date) => {
  const until = lastMonth(now)
  return { from: `${Number(until.slice(0, 4)) - 2}${until.slice(4)}`, until }
}

function Run() {
  const hydrated = useHydrated()
  const { act } = useAdminAction()
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState('')
  const run = () =>
    act(
      'run',
      () => adminApi.statements.make({ body: { month } }),
      ({ made }) =>
        made === 0
          ? 'No faltaba ninguno'
          : made === 1
            ? 'Se hizo 1 estado de cuenta'
            : `Se hicieron ${made} estados de cuenta`,
    )
  return (
    <>
      <Button
        icon="plus"
        disabled={!hydrated}
        onClick={() => {
          setMonth(lastMonth(new Date()))
          setOpen(true)
        }}
      >
        Hacer los de un mes
      </Button>
      <ReasonDialog
        open={open}
        record="new"
        onClose={() => setOpen(false)}
        title="Hacer estados de cuenta"
        text="Se hacen los que faltan de un mes que ya terminó, y cada anfitrión recibe el suyo por correo. Quien ya tiene uno de ese mes o de otro posterior queda como está."
        action="Hacer"
        reason="none"
        onConfirm={run}
      >
        <MonthField label="Mes" {...offeredMonths(new Date())} value={month} onChange={setMonth} />
      </ReasonDialog>
    </>
  )
}
