import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { WhatsappState } from '../../whatsapp/whatsapp.contract.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { whatsappQuery } from './whatsapp.query.ts'

const FAILED = 'No se pudo cambiar WhatsApp'

/**
 * The card that turns on WhatsApp messages about requests and tomorrow's bookings; hidden where the installation cannot send
 * any.
 */
export function WhatsappCard() {
  const queryClient = useQueryClient()
  const { data } = useQuery(whatsappQuery)
  const show = (state: WhatsappState) => queryClient.setQueryData(whatsappQuery.queryKey, state)
  if (!data || (!data.available && data.state === 'off')) return null
  const off: WhatsappState = { available: data.available, state: 'off', phone: null }
  return (
    <AccountCard
      id="whatsapp"
      title="Mensajes por WhatsApp"
      lead="Cada solicitud con su enlace para responderla sin entrar, y tu lista del día siguiente."
    >
      {data.state === 'off' ? (
        <NumberForm onSent={show} />
      ) : (
        <div className="grid gap-4">
          {data.state === 'unconfirmed' ? (
            <CodeForm phone={data.phone ?? ''} onConfirmed={show} />
          ) : (
            <p>
              Te escribimos al número que termina en <strong className="tabular">{data.phone?.slice(-4)}</strong>.
            </p>
          )}
          <EndButton words={data.state === 'on' ? 'Dejar de recibir' : 'Usar otro número'} onEnd={() => show(off)} />
        </div>
      )}
    </AccountCard>
  )
}

function NumberForm({ onSent }: { onSent: (state: WhatsappState) => void }) {
  return (
    <OneFieldForm
      name="phone"
      send={(phone) => hostApi.whatsapp.start({ body: { phone } })}
      done={onSent}
      action="Enviarme un código"
      field={{
        label: 'Tu número de WhatsApp',
        type: 'tel',
        icon: 'whatsapp',
        autoComplete: 'tel',
        maxLength: 25,
        hint: 'De otro país, con su código: +1 305 555 0100.',
      }}
    />
  )
}

function CodeForm({ phone, onConfirmed }: { phone: string; onConfirmed: (state: WhatsappState) => void }) {
  return (
    <OneFieldForm
      name="code"
      send={(code) => hostApi.whatsapp.confirm({ body: { code } })}
      done={(state) => {
        onConfirmed(state)
        toast({ title: 'Listo: te escribimos por WhatsApp', tone: 'success' })
      }}
      action="Comprobar el código"
      field={{
        label: 'Código de WhatsApp',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 6,
      }}
    >
      <Notice tone="info">
        Te enviamos un código al número que termina en {phone.slice(-4)}. Vence en 15 minutos.
      </Notice>
    </OneFieldForm>
  )
}

type Refused = { message: string; fields: Record<string, string> | null }
type OneFieldFormProps = {
  /** The field's name in a refusal. */
  name: string
  send: (input: string) => Promise<{ ok: true; data: WhatsappState } | { ok: false; refusal: Refused }>
  done: (state: WhatsappState) => void
  action: string
  field: ComponentProps<typeof TextField>
  children?: ReactNode
}

/** One step: a field and its button; a refusal stands at the field. */
function OneFieldForm({ name, send, done, action, field, children }: OneFieldFormProps) {
  const [input, setInput] = useState('')
  const sending = useAction({ send: () => send(input), done, failed: () => null })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sending.run()
  }
  const { refusal } = sending
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      {children}
      <TextField
        {...field}
        value={input}
        error={refusal?.fields?.[name] ?? refusal?.message}
        onChange={(event) => setInput(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={sending.pending}>
        {action}
      </Button>
    </form>
  )
}

function EndButton({ words, onEnd }: { words: string; onEnd: () => void }) {
  const ending = useAction({ send: () => hostApi.whatsapp.end(), done: onEnd, failed: FAILED })
  return (
    <div>
      <Button variant="ghost" loading={ending.pending} onClick={() => void ending.run()}>
        {words}
      </Button>
    </div>
  )
}
