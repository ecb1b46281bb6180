import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { readNumber } from '#marketplace/experiences/editor/update/update.rules.ts'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { IfPermitted } from '../../../admin/actions/if-permitted.tsx'
import { ReasonDialog } from '../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { AdminPage, AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import { adminQuery, fetchFresh } from '../../../admin/list/list.query.ts'
import type { CommissionRates } from './rate.contract.ts'

const ratesQuery = adminQuery(['commission-rates'], () => adminApi.commissionRates.list())

export const commissionPage: AdminRoute = {
  path: '/commission',
  title: 'Comisión',
  permission: 'money.read',
  menu: { group: 'market', icon: 'ticket' },
  load: (queryClient) => fetchFresh(queryClient, ratesQuery),
  Page: Commission,
}

function Commission() {
  const { rates, earliest } = useSuspenseQuery(ratesQuery).data
  const hydrated = useHydrated()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <AdminPage
      title="Comisión"
      text="La parte de Torogoz en cada reserva pagada. Vale la del día en que empieza la experiencia, y lo ya anotado conserva la suya."
      actions={
        <IfPermitted permission="settings.write">
          <Button icon="plus" disabled={!hydrated} onClick={() => setIsConfirming(true)}>
            Nueva comisión
          </Button>
        </IfPermitted>
      }
    >
      <AdminSection title="Historia" icon="clock">
        <ul className="divide-y divide-hairline">
          {rates.map((rate) => (
            <Line key={rate.id} rate={rate} isAhead={rate.fromDay >= earliest} />
          ))}
        </ul>
      </AdminSection>
      <NewRate open={isConfirming} earliest={earliest} onClose={() => setIsConfirming(false)} />
    </AdminPage>
  )
}

type LineProps = { rate: CommissionRates['rates'][number]; isAhead: boolean }
const Line = ({ rate, isAhead }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
    <strong className="tabular min-w-20 font-display text-2xl">{rate.percent} %</strong>
    <span className="min-w-0 flex-1 basis-56">
      <span className="block font-medium">
        {rate.by ? `Desde el ${dayOfYear(startOfDay(rate.fromDay))}` : 'Desde el principio'}
      </span>
      {rate.by && (
        <span className="block text-sm wrap-anywhere text-tinta-suave">
          La puso {rate.by} el {dayOfYear(rate.createdAt)}
        </span>
      )}
    </span>
    {rate.current && <Badge tone="success">Vigente</Badge>}
    {isAhead && <Badge tone="anil">Por venir</Badge>}
  </li>
)

function NewRate({ open, earliest, onClose }: { open: boolean; earliest: string; onClose: () => void }) {
  const { act } = useAdminAction()
  const [percent, setPercent] = useState('')
  const [fromDay, setFromDay] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const close = () => {
    setErrors({})
    onClose()
  }
  const add = (reason: string) => {
    const body = { percent: readNumber(percent), fromDay, reason }
    const missing = {
      ...(Number.isNaN(body.percent) && { percent: 'Escribe un porcentaje, como 12.5' }),
      ...(!fromDay && { fromDay: 'Elige un día' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return Promise.resolve('Revisa lo marcado.')
    return act(
      'add',
      async () => {
        const answer = await adminApi.commissionRates.add({ body })
        if (!answer.ok) setErrors(answer.refusal.fields ?? {})
        return answer
      },
      'Comisión guardada',
    )
  }
  return (
    <ReasonDialog
      open={open}
      record="new"
      onClose={close}
      title="Nueva comisión"
      text="Vale para las experiencias que empiezan ese día o después. No se puede quitar; otra para el mismo día la reemplaza."
      action="Guardar"
      reason="required"
      onConfirm={add}
    >
      <TextField
        label="Comisión, en %"
        inputMode="decimal"
        value={percent}
        maxLength={6}
        autoComplete="off"
        error={errors.percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <DayField
        label="Desde el día"
        min={earliest}
        value={fromDay}
        error={errors.fromDay}
        onChange={(day) => setFromDay(day ?? '')}
      />
    </ReasonDialog>
  )
}
