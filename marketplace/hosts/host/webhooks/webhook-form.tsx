import { useAuthForm } from '#marketplace/accounts/public/sign-in/use-auth-form.ts'
import { hostApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { CheckboxField, TextField } from '#ui/forms/field.tsx'
import type { Webhook } from '../../webhooks/webhook.contract.ts'
import { WEBHOOK_EVENTS, webhookAddressFault } from '../../webhooks/webhook.rules.ts'
import { webhookEventLabel } from '../../webhooks/webhook.text.ts'

type Props = {
  webhook: Webhook | null
  /** @param secret of a new webhook */
  onDone: (secret: string | null) => void
}

/** The address of the host's system, and the events it receives. */
export function WebhookForm({ webhook, onDone }: Props) {
  const chosenOf = (values: Record<string, string>) => WEBHOOK_EVENTS.filter((event) => values[event])
  const { errors, busy, form } = useAuthForm({
    check: (values): Record<string, string> => {
      const url = webhookAddressFault(values.url ?? '')
      return { ...(url && { url }), ...(chosenOf(values).length === 0 && { events: 'Elige de qué avisar' }) }
    },
    send: async (values) => {
      const body = { url: (values.url ?? '').trim(), events: chosenOf(values) }
      const answer = webhook
        ? await hostApi.webhooks.change({ params: { id: webhook.id }, body })
        : await hostApi.webhooks.create({ body })
      if (!answer.ok) return answer.refusal
      onDone('secret' in answer.data ? answer.data.secret : null)
      return null
    },
  })
  return (
    <form {...form} className="grid gap-4">
      {errors._ && !errors.url && !errors.events && (
        <Notice tone="danger" data-summary tabIndex={-1}>
          {errors._}
        </Notice>
      )}
      <TextField
        label="Dirección de tu sistema"
        name="url"
        type="url"
        inputMode="url"
        placeholder="https://mi-sistema.com/torogoz"
        hint="Pública y con https. Le mandamos cada aviso por POST."
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        defaultValue={webhook?.url ?? ''}
        error={errors.url}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">Avisarle cuando una reserva o fecha cambia</legend>
        {WEBHOOK_EVENTS.map((event, at) => (
          <CheckboxField
            key={event}
            name={event}
            value="yes"
            label={webhookEventLabel[event]}
            defaultChecked={webhook ? webhook.events.includes(event) : true}
            error={at === WEBHOOK_EVENTS.length - 1 ? errors.events : undefined}
          />
        ))}
      </fieldset>
      <Button type="submit" loading={busy} className="justify-self-end max-sm:w-full">
        {webhook ? 'Aplicar cambios' : 'Conectar'}
      </Button>
    </form>
  )
}
