import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { type FormErrors, REQUIRED } from '../../identity/identity.rules.ts'
import type { Profile } from '../../profiles/profile.contract.ts'
import { languages as offered, PROFILE_NOT_SAVED, PROFILE_SAVED } from '../../profiles/profile.text.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'
import { profileQuery, showChangedUser } from './account.query.ts'
import { AccountCard } from './account-card.tsx'

const MAX_BIO_LENGTH = 1000

/** The person's data, to read, or to edit, cancel and save (ACC-09). */
export function PersonalInfo({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form was closed, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <AccountCard
      id="informacion"
      title="Información personal"
      lead={editing ? undefined : 'Qué ven los demás de ella lo eliges en Configuración, en Privacidad.'}
      action={
        !editing && (
          <Button ref={edit} variant="secondary" size="sm" icon="edit" onClick={() => setEditing(true)}>
            Editar
          </Button>
        )
      }
    >
      {editing ? <Form profile={profile} onDone={() => setEditing(false)} /> : <Facts profile={profile} />}
    </AccountCard>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const facts: [string, string | null][] = [
    ['Nombre completo', profile.fullName],
    ['Correo electrónico', profile.email],
    ['Teléfono', profile.phone],
    ['Idiomas', profile.languages.join(', ')],
    ['Sobre mí', profile.bio],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className={`min-w-0 ${label === 'Sobre mí' ? 'sm:col-span-2' : ''}`}>
          <dt className="text-sm text-tinta-suave">{label}</dt>
          <dd className="font-semibold whitespace-pre-line wrap-anywhere">
            {value || <span className="font-normal text-tinta-suave">Sin completar</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Form({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const queryClient = useQueryClient()
  // What the form began from: the rest may have been changed on another device meanwhile, and is not sent.
  const [before] = useState(profile)
  const [selected, setSelected] = useState(profile.languages)
  const [bio, setBio] = useState(profile.bio ?? '')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const form = useAuthForm({
    check: ({ fullName = '' }): FormErrors => (fullName.trim() ? {} : { fullName: REQUIRED }),
    failure: PROFILE_NOT_SAVED,
    send: async ({ fullName = '', phone = '' }) => {
      const answer = await api.profile.update({
        body: {
          ...(fullName !== (before.fullName ?? '') && { fullName }),
          ...(phone !== (before.phone ?? '') && { phone }),
          ...(bio !== (before.bio ?? '') && { bio }),
          ...(selected.join() !== before.languages.join() && { languages: selected }),
        },
      })
      if (!answer.ok) {
        handleSignedOut(queryClient, answer.refusal)
        return answer.refusal
      }
      queryClient.setQueryData(profileQuery.queryKey, answer.data)
      showChangedUser(queryClient, { name: answer.data.fullName ?? answer.data.email })
      toast({ title: PROFILE_SAVED, tone: 'success' })
      onDone()
      return null
    },
  })
  const { errors, busy } = form
  // Languages that are not in the list are offered too, so that saving does not lose them.
  const options = [...new Set([...offered, ...profile.languages])]
  return (
    <form {...form.form} aria-labelledby="informacion" className="grid gap-5 sm:grid-cols-2">
      {errors._ && (
        <p role="alert" className="font-medium text-danger sm:col-span-2">
          {errors._}
        </p>
      )}
      <TextField
        ref={first}
        label="Nombre completo"
        name="fullName"
        autoComplete="name"
        maxLength={120}
        defaultValue={profile.fullName ?? ''}
        error={errors.fullName}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        value={profile.email}
        readOnly
        hint="Es con el que inicias sesión; no se puede cambiar."
      />
      <TextField
        label="Teléfono"
        optional
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={profile.phone ?? ''}
        error={errors.phone}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">Idiomas</legend>
        <div className="flex flex-wrap gap-2">
          {options.map((language) => (
            <label
              key={language}
              className="flex min-h-11 cursor-pointer items-center rounded-pill border border-control bg-papel px-3.5 text-sm font-medium has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:text-turquesa-deep has-focus-visible:ring-3 has-focus-visible:ring-focus"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={selected.includes(language)}
                onChange={({ target }) =>
                  setSelected((now) => (target.checked ? [...now, language] : now.filter((item) => item !== language)))
                }
              />
              {language}
            </label>
          ))}
        </div>
        {errors.languages && <p className="mt-1.5 text-sm font-medium text-danger">{errors.languages}</p>}
      </fieldset>
      <TextArea
        label="Sobre mí"
        optional
        className="sm:col-span-2"
        maxLength={MAX_BIO_LENGTH}
        counter={bio.length}
        value={bio}
        onChange={({ target }) => setBio(target.value)}
        error={errors.bio}
      />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button variant="secondary" onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" loading={busy} loadingText="Guardando…">
          Guardar cambios
        </Button>
      </div>
    </form>
  )
}
