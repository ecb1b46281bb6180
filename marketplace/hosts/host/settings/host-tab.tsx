import { MAX_ENTRIES, MAX_ENTRY_LENGTH, withoutRepetitions } from '#marketplace/accounts/profiles/profile.rules.ts'
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'
import { ChipsField } from '#ui/forms/chips-field.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { DraftForm } from './draft-form.tsx'
import type { Draft } from './use-draft.ts'

export type Hosting = {
  skills: string[]
  languages: string[]
  pets: string
  transportation: string
  funFact: string
  accommodation: string
}
type Text = 'pets' | 'transportation' | 'funFact' | 'accommodation'

const skills = [
  'Guía certificado',
  'Primeros auxilios',
  'Cocina',
  'Aves',
  'Historia',
  'Fotografía',
  'Surf',
  'Artesanía',
]

const texts: { name: Text; label: string; hint: string }[] = [
  {
    name: 'transportation',
    label: 'Transporte',
    hint: 'Cómo llegan o si los llevas: “Pick-up con espacio para ocho, desde el parque”.',
  },
  { name: 'funFact', label: 'Dato curioso', hint: 'Algo que se cuenta en la mesa y no en un currículum.' },
  { name: 'accommodation', label: 'Alojamiento', hint: 'Solo si ofreces dónde dormir, o conoces un buen lugar cerca.' },
  { name: 'pets', label: 'Mascotas', hint: 'Los animales que encontrarán, y si pueden llevar el suyo.' },
]

const entryLimits = { unique: withoutRepetitions, maxEntries: MAX_ENTRIES, maxLength: MAX_ENTRY_LENGTH }

/** How the host receives people (HPROF-02). */
export function HostTab({ draft }: { draft: Draft<Hosting> }) {
  const { values, errors, put } = draft
  return (
    <DraftForm label="Información de Anfitrión" draft={draft}>
      <ChipsField
        label="Habilidades"
        hint="Lo que sabes hacer y se aprende contigo. Escribe una y presiona Enter."
        placeholder="Por ejemplo: tostar café"
        suggestions={skills}
        {...entryLimits}
        value={values.skills}
        onChange={(next) => put('skills', next)}
        error={errors.skills}
      />
      <ChipsField
        label="Idiomas"
        hint="En los que puedes atender a un grupo."
        placeholder="Por ejemplo: náhuat"
        suggestions={languages}
        {...entryLimits}
        value={values.languages}
        onChange={(next) => put('languages', next)}
        error={errors.languages}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {texts.map(({ name, label, hint }) => (
          <TextArea
            key={name}
            label={label}
            name={name}
            optional
            rows={3}
            maxLength={300}
            counter={values[name].length}
            hint={hint}
            value={values[name]}
            onChange={({ target }) => put(name, target.value)}
            error={errors[name]}
          />
        ))}
      </div>
    </DraftForm>
  )
}
