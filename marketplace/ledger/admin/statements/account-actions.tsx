import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { readNumber } from '#marketplace/experiences/editor/update/update.rules.ts'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { formatMoney } from '#ui/price.tsx'
import { ReasonDialog } from '../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import { useIdempotentAction } from '../../../admin/actions/use-idempotent-action.ts'
import type { LedgerLine } from '../../statements/statement.contract.ts'
import { entryKindText, methodText } from '../../statements/statement.text.ts'
import type { AdminStatement } from './admin-statement.contract.ts'

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
const ADJUSTMENTS = { adjusted: 'Ajustar lo que debe', written_off: 'Condonar deuda' } as const

/** Records a payment or a manual correction. */
export function AccountActions({ statement }: { statement: AdminStatement }) {
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<'pay' | 'adjust' | 'lift' | null>(null)
  const close = () => setPendingAction(null)
  return (
    <>
      <Button icon="plus" disabled={!hydrated || statement.balance <= 0} onClick={() => setPendingAction('pay')}>
        Registrar pago
      </Button>
      <Button variant="secondary" icon="edit" disabled={!hydrated} onClick={() => setPendingAction('adjust')}>
        Ajustar
      </Button>
      {statement.arrears && (
        <Button variant="secondary" icon="check" disabled={!hydrated} onClick={() => setPendingAction('lift')}>
          {statement.arrears.pausedAt ? 'Levantar la pausa' : 'Quitar el aviso de pausa'}
        </Button>
      )}
      {pendingAction === 'pay' && <PaymentDialog statement={statement} onClose={close} />}
      {pendingAction === 'adjust' && <AdjustmentDialog statement={statement} onClose={close} />}
      {pendingAction === 'lift' && <LiftDialog statement={statement} onClose={close} />}
    </>
  )
}

type DialogProps = { statement: AdminStatement; onClose: () => void }

function PaymentDialog({ statement: { hostId, hostName, balance, number }, onClose }: DialogProps) {
  const { act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const [input, setInput] = useState({ amount: balance.toFixed(2), method: 'bank', reference: '' })
  const set = (part: Partial<typeof input>) => setInput({ ...input, ...part })
  const pay = () => {
    const amount = readNumber(input.amount)
    const missing = {
      ...(!(amount > 0) && { amount: 'Escribe un importe mayor que cero' }),
      ...(input.reference.trim().length < 3 && { reference: 'Escribe el número de la transferencia o del recibo' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return Promise.resolve('Revisa lo marcado.')
    const body = { amount, method: input.method as 'bank' | 'cash', reference: input.reference }
    return act(
      'pay',
      () => once((key) => adminApi.statements.pay({ params: { id: hostId }, body, key })),
      ({ balance: remaining }) =>
        remaining > 0 ? `Pago registrado: quedan ${formatMoney(remaining)}` : 'Pago registrado: está al día',
    )
  }
  return (
    <ReasonDialog
      open
      record={hostId}
      onClose={onClose}
      title={`Pago de ${hostName}`}
      text={`Debe ${formatMoney(balance)}. Puede pagar todo o una parte, nunca más. Recibe un comprobante por correo.`}
      action="Registrar"
      reason="none"
      onConfirm={pay}
    >
      <TextField
        label="Importe, en dólares"
        inputMode="decimal"
        autoComplete="off"
        value={input.amount}
        error={errors.amount}
        onChange={(event) => set({ amount: event.target.value })}
      />
      <SelectField
        label="Cómo pagó"
        value={input.method}
        options={options(methodText)}
        error={errors.method}
        onChange={(event) => set({ method: event.target.value })}
      />
      <TextField
        label="Referencia"
        hint={`El número de la transferencia o del recibo. El suyo es ${number}.`}
        maxLength={120}
        autoComplete="off"
        value={input.reference}
        error={errors.reference}
        onChange={(event) => set({ reference: event.target.value })}
      />
    </ReasonDialog>
  )
}

function AdjustmentDialog({ statement: { hostId, hostName, balance }, onClose }: DialogProps) {
  const { act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const [kind, setKind] = useState<keyof typeof ADJUSTMENTS>('adjusted')
  const [input, setInput] = useState('')
  // What the question says, until a refusal says another: an answer that was lost is then asked for with the same words.
  const [seen, setSeen] = useState(balance)
  const adjust = (reason: string) => {
    const amount = readNumber(input)
    const isMissing = kind === 'written_off' ? !(amount > 0) : Number.isNaN(amount) || amount === 0
    const words = kind === 'written_off' ? 'Escribe un importe mayor que cero' : 'Escribe un importe que no sea cero'
    setErrors(isMissing ? { amount: words } : {})
    if (isMissing) return Promise.resolve('Revisa lo marcado.')
    return act(
      'adjust',
      () =>
        once(async (key) => {
          const body = { kind, amount, balance: seen, reason }
          const answer = await adminApi.statements.adjust({ params: { id: hostId }, body, key })
          if (!answer.ok && answer.refusal.code === 'BALANCE_CHANGED')
            setSeen((answer.refusal.data as { balance: number }).balance)
          return answer
        }),
      'Cuenta ajustada',
    )
  }
  return (
    <ReasonDialog
      open
      record={hostId}
      onClose={onClose}
      title={`Ajustar la cuenta de ${hostName}`}
      text={`Debe ${formatMoney(seen)}. Aparece en su próximo estado de cuenta, con el motivo.`}
      action="Anotar"
      reason="required"
      onConfirm={adjust}
    >
      <SelectField
        label="Qué se hace"
        value={kind}
        options={options(ADJUSTMENTS)}
        error={errors.kind}
        onChange={(event) => setKind(event.target.value as typeof kind)}
      />
      <TextField
        label="Importe, en dólares"
        hint={kind === 'adjusted' ? 'Con un menos delante, debe menos: -5.50' : 'Cuánto de lo que debe.'}
        autoComplete="off"
        value={input}
        error={errors.amount}
        onChange={(event) => setInput(event.target.value)}
      />
    </ReasonDialog>
  )
}

function LiftDialog({ statement: { hostId, hostName, arrears }, onClose }: DialogProps) {
  const { act } = useAdminAction()
  const paused = arrears?.pausedAt != null
  return (
    <ReasonDialog
      open
      record={hostId}
      onClose={onClose}
      title={paused ? `¿Levantar la pausa de ${hostName}?` : `¿Quitar el aviso a ${hostName}?`}
      text="Sigue debiendo lo mismo, pero este estado de cuenta ya no lo pausa. El próximo que venza sí puede."
      action={paused ? 'Levantar' : 'Quitar'}
      reason="required"
      onConfirm={(reason) =>
        act(
          'lift',
          () => adminApi.statements.liftPause({ params: { id: hostId }, body: { reason } }),
          paused ? 'Vuelve a recibir reservas' : 'Aviso quitado',
        )
      }
    />
  )
}

const UNDOABLE = ['payment', 'written_off', 'adjusted']

/** Reverses an entry that was recorded by hand; entries of a booking are corrected at the booking. */
export function UndoButton({ line }: { line: LedgerLine }) {
  const hydrated = useHydrated()
  const { act } = useAdminAction()
  const [open, setOpen] = useState(false)
  if (line.undone || !UNDOABLE.includes(line.kind)) return null
  const words = `${entryKindText[line.kind].toLowerCase()} de ${formatMoney(Math.abs(line.amount))}`
  return (
    <>
      <Button variant="ghost" size="sm" disabled={!hydrated} onClick={() => setOpen(true)}>
        Anular<span className="sr-only"> {words}</span>
      </Button>
      <ReasonDialog
        open={open}
        record={line.id}
        onClose={() => setOpen(false)}
        title={`¿Anular ${words}?`}
        text="Se anota un movimiento contrario. Los dos quedan a la vista."
        action="Anular"
        tone="danger"
        reason="required"
        onConfirm={(reason) =>
          act(
            'undo',
            () => adminApi.statements.undo({ params: { id: line.id }, body: { reason } }),
            'Movimiento anulado',
          )
        }
      />
    </>
  )
}
