import { useState } from 'react'
import { rightName } from '#marketplace/accounts/rights/right.text.ts'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { IfPermitted } from '../../../admin/actions/if-permitted.tsx'
import { momentText } from '../../../admin/audit/audit-entry.tsx'
import { listScreen } from '../../../admin/list/list-screen.tsx'
import { rightList } from './admin-right.list.ts'
import { RightClock } from './admin-right-clock.tsx'
import { RegisterDialog } from './register-dialog.tsx'

function RegisterButton() {
  const hydrated = useHydrated()
  const [registering, setRegistering] = useState(false)
  return (
    <>
      <Button icon="plus" disabled={!hydrated} onClick={() => setRegistering(true)}>
        Registrar solicitud
      </Button>
      <RegisterDialog open={registering} onClose={() => setRegistering(false)} />
    </>
  )
}

const Overdue = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice tone="danger" title={count === 1 ? 'Una solicitud venció' : `${count} solicitudes vencieron`}>
      {count === 1 ? 'Respóndela hoy' : 'Respóndelas hoy'}: el plazo de la ley ya pasó.
    </Notice>
  )

const Moment = ({ at }: { at: string }) => <span className="tabular text-sm">{momentText(at)}</span>

/** Data requests and breaches with their legal deadlines (trust 4.4). */
export const rightScreen = listScreen(rightList, (query) => adminApi.dataRequests.list({ query }), {
  rowLabel: ({ name }) => `la solicitud de ${name}`,
  useParts: ({ overdue }) => ({
    actions: (
      <IfPermitted permission="cases.answer">
        <RegisterButton />
      </IfPermitted>
    ),
    above: <Overdue count={overdue} />,
  }),
  cells: {
    name: ({ name, email }) => (
      <span>
        {name}
        <span className="block text-sm font-normal text-tinta-suave">{email}</span>
      </span>
    ),
    kind: ({ kind }) => <span className="whitespace-nowrap">{rightName[kind]}</span>,
    clock: (row) => <RightClock {...row} />,
    due: ({ dueAt }) => <Moment at={dueAt} />,
    received: ({ receivedAt }) => <Moment at={receivedAt} />,
  },
})
