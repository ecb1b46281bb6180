import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { useIdempotentAction } from '../../admin/actions/use-idempotent-action.ts'
import { usePermission } from '../../admin/actions/use-permission.ts'
import { MAX_LENGTH, OPENED_BY_HAND } from '../case.rules.ts'
import { kindLabel } from '../case.text.ts'

type Asker = {
  person?: { id: string; name: string }
  booking?: { id: string; code: string }
}

const options = OPENED_BY_HAND.map((value) => ({ value, label: kindLabel[value] }))
const NOTHING = { subject: '', text: '', name: '', email: '' }

/** Records what somebody said on the telephone or by other means. */
export function OpenCaseButton({ person, booking }: Asker) {
  const hydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const mayDo = usePermission()
  if (!mayDo('cases.answer')) return null
  return (
    <>
      <Button
        variant={person ? 'secondary' : 'primary'}
        icon="plus"
        disabled={!hydrated}
        onClick={() => setIsOpen(true)}
      >
        Abrir caso
      </Button>
      {isOpen && <OpenCase {...{ person, booking }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function OpenCase({
  person,
  booking,
  onClose,
}: { person: Asker['person']; booking: Asker['booking'] } & { onClose: () => void }) {
  const router = useRouter()
  const { act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const [kind, setKind] = useState<(typeof OPENED_BY_HAND)[number]>(booking ? 'dispute' : 'question')
  const [values, setValues] = useState(NOTHING)
  const field = (name: keyof typeof NOTHING) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const open = async () => {
    const missing = {
      ...(!person && !values.name.trim() && { name: 'Escribe de quién es el caso' }),
      ...(values.subject.trim().length < 2 && { subject: 'Escribe el asunto' }),
      ...(values.text.trim().length < 2 && { text: 'Escribe qué pasa' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return 'Revisa lo marcado.'
    const { subject, text } = values
    const requester = person
      ? { personId: person.id, bookingId: booking?.id ?? null }
      : { name: values.name, email: values.email.trim() }
    let id = ''
    const refusal = await act(
      'open',
      async () => {
        const answer = await once((key) => adminApi.cases.open({ body: { kind, subject, text, ...requester }, key }))
        if (answer.ok) id = answer.data.id
        return answer
      },
      ({ number }) => `Caso ${number} abierto`,
    )
    if (refusal === null) await router.navigate({ href: `/admin/cases/${id}` })
    return refusal
  }
  return (
    <ReasonDialog
      open
      record={booking?.id ?? person?.id ?? 'new'}
      onClose={onClose}
      title={person ? `Abrir un caso de ${person.name}` : 'Abrir un caso'}
      text={
        booking
          ? `Sobre la reserva ${booking.code}. Nadie recibe un correo hasta que respondas.`
          : 'Para quien llamó o escribió por otro lado. Nadie recibe un correo hasta que respondas.'
      }
      action="Abrir"
      reason="none"
      onConfirm={open}
    >
      <SelectField
        label="Tipo"
        value={kind}
        options={options}
        error={errors.kind}
        onChange={(event) => setKind(event.target.value as typeof kind)}
      />
      {!person && (
        <>
          <TextField label="De quién es" maxLength={MAX_LENGTH.name} {...field('name')} />
          <TextField label="Correo" optional type="email" maxLength={MAX_LENGTH.email} {...field('email')} />
        </>
      )}
      <TextField label="Asunto" maxLength={MAX_LENGTH.subject} {...field('subject')} />
      <TextArea label="Qué pasa" rows={4} maxLength={MAX_LENGTH.text} counter={values.text.length} {...field('text')} />
    </ReasonDialog>
  )
}
