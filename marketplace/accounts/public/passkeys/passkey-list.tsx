import { useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }
type Props = {
  passkeys: Passkey[]
  possible: boolean
  onAdded: (codes: string[] | null) => void
  onChanged: () => void
}

/** The passkeys of a person: each can be renamed or deleted, and another added. */
export function PasskeyList({ passkeys, possible, onAdded, onChanged }: Props) {
  const [adding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<{ id: string; name: string } | null>(null)
  const add = useRef<HTMLButtonElement>(null)

  const remove = useAction({
    send: (id: string) => api.passkeys.remove({ params: { id } }),
    done: () => {
      toast({ title: 'Llave de acceso quitada', tone: 'success' })
      // The row is removed with its button, so the focus moves to the remaining one.
      add.current?.focus({ preventScroll: true })
    },
    failed: 'No pudimos quitar la llave de acceso',
    settled: onChanged,
    about: (id) => id,
  })

  return (
    <>
      <ul className="divide-y divide-hairline">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-tinta-suave">
                Desde el {longDate(createdAt)}
                {lastUsedAt && ` · Último uso: ${longDate(lastUsedAt)}`}
              </p>
            </div>
            {/* Aligned with the name above on a phone. */}
            <div className="flex gap-2 max-sm:-ml-3">
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Cambiar el nombre de ${name}`}
                onClick={() => setRenaming({ id, name })}
              >
                Cambiar nombre
              </Button>
              <Button
                variant="ghost"
                size="sm"
                loading={remove.input === id}
                aria-label={`Quitar ${name}`}
                onClick={() => void remove.run(id)}
              >
                Quitar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {possible ? (
        <Button ref={add} variant="secondary" icon="lock" onClick={() => setAdding(true)}>
          Agregar una llave de acceso
        </Button>
      ) : (
        <p className="text-sm text-tinta-suave">En esta dirección no se pueden usar llaves de acceso.</p>
      )}
      <Dialog open={adding} onClose={() => setAdding(false)} title="Agregar una llave de acceso">
        <AddForm
          onAdded={(codes) => {
            setAdding(false)
            onAdded(codes)
          }}
        />
      </Dialog>
      <Dialog open={renaming !== null} onClose={() => setRenaming(null)} title="Cambiar el nombre de la llave">
        {renaming && (
          <RenameForm
            passkey={renaming}
            onRenamed={() => {
              setRenaming(null)
              toast({ title: 'Nombre cambiado', tone: 'success' })
              onChanged()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

const checkName = ({ name = '' }): Record<string, string> => (name.trim() ? {} : { name: 'Ponle un nombre' })

type NameFormProps = {
  form: ReturnType<typeof useAuthForm>
  lead: string
  submit: string
  initialName?: string
}

const NameForm = ({ form: { form, errors, busy }, lead, submit, initialName }: NameFormProps) => (
  <form {...form} className="grid gap-4">
    <p className="text-tinta-suave">{lead}</p>
    {errors._ && !errors.name && (
      <Notice tone="danger" data-summary tabIndex={-1}>
        {errors._}
      </Notice>
    )}
    <TextField
      label="Nombre"
      name="name"
      defaultValue={initialName}
      placeholder="Mi teléfono"
      autoComplete="off"
      maxLength={60}
      error={errors.name}
    />
    <Button type="submit" loading={busy} className="justify-self-end max-sm:w-full">
      {submit}
    </Button>
  </form>
)

type RenameProps = { passkey: { id: string; name: string }; onRenamed: () => void }

function RenameForm({ passkey: { id, name: currentName }, onRenamed }: RenameProps) {
  const form = useAuthForm({
    check: checkName,
    send: async ({ name = '' }) => {
      const answer = await api.passkeys.rename({ params: { id }, body: { name } })
      if (!answer.ok) return answer.refusal
      onRenamed()
      return null
    },
  })
  return (
    <NameForm
      form={form}
      lead="Para saber cuál es cuál. La llave sigue siendo la misma."
      submit="Guardar"
      initialName={currentName}
    />
  )
}

function AddForm({ onAdded }: { onAdded: (codes: string[] | null) => void }) {
  const form = useAuthForm({
    check: checkName,
    send: async ({ name = '' }) => {
      const { makePasskey } = await import('./webauthn.view.ts')
      const created = await makePasskey()
      if ('problem' in created) return { message: created.problem, fields: null }
      const answer = await api.passkeys.add({ body: { name, response: created.response } })
      if (!answer.ok) return answer.refusal
      onAdded(answer.data.recoveryCodes)
      return null
    },
  })
  return (
    <NameForm
      form={form}
      lead="Entras con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña ni códigos."
      submit="Crear la llave"
    />
  )
}
