import { TextArea, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { type GreetingKind, greetings, MAX_GREETING_LENGTH } from '../../attendees/greeting.rules.ts'
import type { Greeting } from './use-greeting.ts'

type GreetingEditorProps = {
  greeting: Greeting
  all: number
  remaining: number
}

/** Chooses and edits the text that is sent to each guest of the date. */
export function GreetingEditor({ greeting, all, remaining }: GreetingEditorProps) {
  const hydrated = useHydrated()
  const { kind, choose, place, setPlace, text, edit } = greeting
  return (
    <section aria-labelledby="escribir" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="escribir" className="text-subheading">
          Escribir por WhatsApp
        </h2>
        <p role="status" className="tabular font-semibold">
          {remaining > 0
            ? remaining === 1
              ? 'Falta 1 por escribir'
              : `Faltan ${remaining} por escribir`
            : `Ya escribiste a ${all === 1 ? 'tu invitado' : `los ${all}`}`}
        </p>
      </div>
      <fieldset className="mt-3">
        <legend className="sr-only">Qué mensaje</legend>
        <div className="flex flex-wrap gap-2">
          {greetings.map(([value, label]) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-control px-3.5 has-checked:border-turquesa has-checked:bg-turquesa-soft"
            >
              <input
                type="radio"
                name="mensaje"
                value={value}
                disabled={!hydrated}
                checked={value === kind}
                onChange={() => choose(value satisfies GreetingKind)}
                className="size-5"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'place' && (
        <TextField
          className="mt-4"
          label="Nuevo punto de encuentro"
          value={place}
          maxLength={200}
          onChange={(event) => setPlace(event.target.value)}
        />
      )}
      <TextArea
        className="mt-4"
        label="Mensaje"
        hint="Puedes cambiarlo. {nombre} y {reserva} se llenan solos con los datos de cada invitado."
        rows={4}
        disabled={!hydrated}
        maxLength={MAX_GREETING_LENGTH}
        value={text}
        onChange={(event) => edit(event.target.value)}
      />
    </section>
  )
}
