import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { DataRequest } from '../../rights/right.contract.ts'
import { rightName, rightStatusName } from '../../rights/right.text.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { RequestDialog } from './request-dialog.tsx'

const ownRequestsQuery = apiQuery({
  queryKey: ['account', 'data-requests'],
  call: () => api.dataRequests.list(),
  read: (data) => data.items,
})

/** Legal data requests beyond what this page does at once, and their state (trust 4.4). */
export function OwnRequests() {
  const queryClient = useQueryClient()
  const { data = [], isError } = useQuery(ownRequestsQuery)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  return (
    <AccountCard
      id="solicitudes"
      title="Otra solicitud sobre mis datos"
      lead="Pide que corrijamos, borremos o dejemos de usar un dato tuyo. Te responde una persona, en 20 días hábiles o menos."
    >
      {isError && <Notice tone="danger">No pudimos cargar tus solicitudes.</Notice>}
      {data.length > 0 && (
        <ul className="mb-5 grid gap-4">
          {data.map((request) => (
            <li key={request.id} className="border-b border-hairline pb-4">
              <Request {...request} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" icon="edit" disabled={!hydrated} onClick={() => setOpen(true)}>
        Hacer una solicitud…
      </Button>
      <RequestDialog
        open={open}
        onClose={() => setOpen(false)}
        onSent={() => void queryClient.invalidateQueries({ queryKey: ownRequestsQuery.queryKey })}
      />
    </AccountCard>
  )
}

const tones = { open: 'maiz', answered: 'success', refused: 'neutral' } as const

const Request = ({ kind, status, details, receivedAt, dueAt, answer }: DataRequest) => (
  <>
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{rightName[kind]}</span>
      <Badge tone={tones[status]}>{rightStatusName[status]}</Badge>
    </p>
    <p className="mt-1 text-sm text-tinta-suave">
      Enviada el {longDate(receivedAt)}.{status === 'open' && ` Te respondemos a más tardar el ${longDate(dueAt)}.`}
    </p>
    <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere">{details}</p>
    {answer && (
      <p className="mt-3 max-w-[68ch] rounded-control bg-lino px-4 py-3 whitespace-pre-line wrap-anywhere">
        <span className="block font-semibold">Respuesta del equipo</span>
        {answer}
      </p>
    )}
  </>
)
