import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { CheckboxField, SelectField, TextField } from '#ui/forms/field.tsx'
import { LIFETIMES, type Lifetime, SCOPES } from '../../access-tokens/access-token.rules.ts'
import { scopeLabel } from '../../access-tokens/access-token.text.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

type Props = { role: 'traveler' | 'host'; onCreated: (token: string) => void }

const lifetimes = LIFETIMES.map((days) => ({
  value: String(days),
  label: days === 365 ? 'Un año' : `${days} días`,
}))

/** Name, permissions and lifetime of a new token. */
export function AccessTokenForm({ role, onCreated }: Props) {
  // Hosts make no bookings, and travelers have no dates, so each is offered their own permissions only.
  const available = SCOPES.filter((scope) => scope.startsWith('host:') === (role === 'host'))
  const chosenOf = (values: Record<string, string>) => available.filter((scope) => values[scope])
  const { errors, busy, form } = useAuthForm({
    check: (values): Record<string, string> => ({
      ...(!values.name?.trim() && { name: 'Ponle un nombre' }),
      ...(chosenOf(values).length === 0 && { scopes: 'Elige qué podrá hacer' }),
    }),
    send: async (values) => {
      const { name = '', days } = values
      const body = { name, scopes: chosenOf(values), days: Number(days) as Lifetime }
      const answer = await api.accessTokens.create({ body })
      if (!answer.ok) return answer.refusal
      onCreated(answer.data.token)
      return null
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <p className="text-tinta-suave">
        El programa recibe una clave y actúa en tu nombre. Dale solo lo que necesita; lo puedes quitar cuando quieras.
      </p>
      {errors._ && !errors.name && (
        <Notice tone="danger" data-summary tabIndex={-1}>
          {errors._}
        </Notice>
      )}
      <TextField
        label="Nombre del programa"
        name="name"
        placeholder="Mi página web"
        autoComplete="off"
        maxLength={60}
        error={errors.name}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">Qué podrá hacer</legend>
        {available.map((scope, at) => (
          <CheckboxField
            key={scope}
            name={scope}
            value="yes"
            label={scopeLabel[scope]}
            defaultChecked={at === 0}
            error={at === available.length - 1 ? errors.scopes : undefined}
          />
        ))}
      </fieldset>
      <SelectField label="Por cuánto tiempo" name="days" defaultValue="90" options={lifetimes} />
      <Button type="submit" loading={busy} className="justify-self-end max-sm:w-full">
        Crear la clave
      </Button>
    </form>
  )
}
