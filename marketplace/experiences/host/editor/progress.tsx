import { useDeferredValue } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Icon } from '#ui/icons/icon.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { progressOf, toSave } from '../../editor/form.rules.ts'
import { ExperienceToSave } from '../../editor/update/update.contract.ts'

/** Progress of the sections, by what saving would refuse now. */
function useProgress(control: Control<ExperienceFormValues>) {
  const values = useDeferredValue(useWatch({ control }) as ExperienceFormValues)
  const invalid = ExperienceToSave.safeParse(toSave(values)).error?.issues.map(({ path }) => path.join('.')) ?? []
  const sections = progressOf(values, invalid)
  // Optional sections count only once they are filled, or an empty form would look half done.
  const counted = sections.filter(({ state }) => state !== 'optional')
  return { sections, counted: counted.length, ready: counted.filter(({ state }) => state === 'done').length }
}

type SectionNavProps = { control: Control<ExperienceFormValues>; dates: boolean }

/** Links to the sections, each with whether something is still required. */
export function SectionNav({ control, dates }: SectionNavProps) {
  const { sections } = useProgress(control)
  return (
    <nav aria-label="Secciones" className="max-lg:hidden">
      <ol className="sticky top-24 grid gap-0.5">
        {sections.map(({ id, title, state }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm font-medium hover:bg-lino"
            >
              <span
                className={`flex size-5 shrink-0 items-center justify-center rounded-pill ${state === 'done' ? 'bg-turquesa text-on-turquesa' : state === 'open' ? 'border-2 border-control' : 'border border-dashed border-control'}`}
              >
                {state === 'done' && <Icon name="check" size="xs" />}
              </span>
              {title}
              <span className="sr-only">
                {state === 'done' ? ', lista' : state === 'open' ? ', falta algo' : ', opcional'}
              </span>
            </a>
          </li>
        ))}
        {dates && (
          <li>
            <a
              href="#fechas"
              className="flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm font-medium hover:bg-lino"
            >
              <Icon name="calendar" className="text-tinta-suave" />
              Fechas disponibles
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** The progress in one line, for a phone. */
export function ProgressLine({ control }: { control: Control<ExperienceFormValues> }) {
  const { sections, counted, ready } = useProgress(control)
  const next = sections.find(({ state }) => state === 'open')
  return (
    <div className="lg:hidden">
      <progress
        value={ready}
        max={counted}
        aria-label="Avance del formulario"
        className="h-2 w-full appearance-none overflow-hidden rounded-pill [&::-moz-progress-bar]:bg-turquesa [&::-webkit-progress-bar]:bg-lino [&::-webkit-progress-value]:bg-turquesa"
      />
      <p className="mt-1 text-sm text-tinta-suave">
        {next ? (
          <>
            {ready} de {counted} secciones. Sigue:{' '}
            <a href={`#${next.id}`} className="link">
              {next.title}
            </a>
          </>
        ) : (
          'Las secciones están completas'
        )}
      </p>
    </div>
  )
}
