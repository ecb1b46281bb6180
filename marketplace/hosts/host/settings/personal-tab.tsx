import { AvatarPicker } from '#marketplace/accounts/public/profile/avatar-picker.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { MIN_BIO_LENGTH } from '../../own-profile/own-host.rules.ts'
import { DraftForm } from './draft-form.tsx'
import type { Draft } from './use-draft.ts'

export type Personal = { fullName: string; bio: string; phone: string }
type PersonalTabProps = { draft: Draft<Personal>; name: string; avatar: string | null; email: string }

/** Name, picture, bio and phone (HPROF-02, HPROF-07). */
export function PersonalTab({ draft, name, avatar, email }: PersonalTabProps) {
  const { values, errors, put } = draft
  return (
    <div className="grid gap-6">
      <div className="flex flex-col items-center gap-x-6 gap-y-4 text-center sm:flex-row sm:text-left">
        <AvatarPicker name={name} avatar={avatar} />
        <p className="measure min-w-0 text-tinta-suave">
          Una foto tuya, de frente y con buena luz. Es lo primero que mira quien está por reservar contigo.
        </p>
      </div>
      <DraftForm label="Información Personal" draft={draft}>
        <TextField
          label="Nombre completo"
          name="fullName"
          autoComplete="name"
          maxLength={120}
          value={values.fullName}
          onChange={({ target }) => put('fullName', target.value)}
          error={errors.fullName}
        />
        <TextArea
          label="Sobre mí"
          name="bio"
          optional
          rows={6}
          maxLength={1000}
          counter={values.bio.length}
          hint={`De dónde eres, qué haces y por qué te gusta recibir gente. Con ${MIN_BIO_LENGTH} caracteres ya se te conoce.`}
          value={values.bio}
          onChange={({ target }) => put('bio', target.value)}
          error={errors.bio}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Teléfono"
            name="phone"
            optional
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            hint="Tú eliges en Configuración si se ve en tu página."
            value={values.phone}
            onChange={({ target }) => put('phone', target.value)}
            error={errors.phone}
          />
          <TextField
            label="Correo electrónico"
            type="email"
            value={email}
            readOnly
            hint="Es con el que inicias sesión; no se puede cambiar."
          />
        </div>
      </DraftForm>
    </div>
  )
}
