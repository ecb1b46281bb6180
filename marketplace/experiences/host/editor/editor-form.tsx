import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { MAX_SPOTS } from '../../availability/schedule/schedule.rules.ts'
import type { ExperienceFormValues, SavedDraft } from '../../editor/draft/draft.contract.ts'
import { approvalText, statusLabel } from '../../editor/editor.text.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { readNumber } from '../../editor/update/update.rules.ts'
import { AutosaveStatus } from '../autosave/autosave-status.tsx'
import { ConflictDialog } from '../autosave/conflict-dialog.tsx'
import { BasicsSection } from '../form/basics-section.tsx'
import { BookingSection } from '../form/booking-section.tsx'
import { DescriptionSection } from '../form/description-section.tsx'
import { FlyerDialog } from '../form/flyer-dialog.tsx'
import { focusFirstError } from '../form/focus-first-error.view.ts'
import { FormSection } from '../form/form-section.tsx'
import { GroupSection } from '../form/group-section.tsx'
import { LanguagesSection, ListSections } from '../form/list-sections.tsx'
import { scrollFieldIntoView } from '../form/scroll-field-into-view.view.ts'
import { ImagesField } from '../images/images-field.tsx'
import { LocationField } from '../location/location-field.tsx'
import { hostExperienceQuery } from './editor.query.ts'
import { clearJustCreated, wasJustCreated } from './just-created.store.ts'
import { ProgressLine, SectionNav } from './progress.tsx'
import { SaveBar } from './save-bar.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useEditor } from './use-editor.ts'
import { usePublish } from './use-publish.ts'

const ScheduleSection = lazy(() =>
  import('../schedule/schedule-section.tsx').then(({ ScheduleSection }) => ({
    default: ScheduleSection,
  })),
)

const FORM = 'experiencia'
const DASHBOARD = '/host/dashboard'
const words = (errors: object | undefined) =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([name, error]) => [name, (error as { message?: string }).message ?? '']),
  )

type EditorFormProps = { userId: string; experience: HostExperience | null; kept: SavedDraft | null }

/**
 * The form of an experience: sections in the order of the requirements, input kept at every keystroke, saved on request
 * (EDIT-06).
 */
export function EditorForm({ userId, experience, kept }: EditorFormProps) {
  const editor = useEditor({ userId, experience, kept })
  const { form, autosave, found, busy, invalidAttempts, conflict } = editor
  const publishing = usePublish(experience, editor)
  const queryClient = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const { control, formState } = form
  const id = experience?.id
  const label = id ? 'Actualizar experiencia' : 'Guardar como borrador'
  const status = !experience
    ? 'Nueva'
    : experience.approval.submittedAt
      ? approvalText.waiting
      : statusLabel[experience.status]
  const count = Object.keys(formState.errors).length

  useEffect(() => {
    if (invalidAttempts > 0 && element.current) focusFirstError(element.current)
  }, [invalidAttempts])
  useScrollToDates(id)
  // The checklist depends on dates, so it is reloaded; the form stays as it is.
  const refresh = () => {
    if (id) void queryClient.invalidateQueries({ queryKey: hostExperienceQuery(id).queryKey })
  }

  return (
    <div className="mt-6 grid gap-x-10 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)_19rem]">
      <SectionNav control={control} dates={Boolean(id)} />
      <aside aria-label="Publicación" className="min-w-0 lg:order-last">
        <div className="grid gap-5 lg:sticky lg:top-24">
          {experience && <StatusPanel experience={experience} form={form} publishing={publishing} />}
          <AutosaveStatus autosave={autosave} className="max-lg:hidden" />
          <ProgressLine control={control} />
        </div>
      </aside>
      <div className="grid min-w-0 content-start gap-5">
        {found !== 'saved' && <RestoredNotice onDiscard={() => void editor.discard()} />}
        {autosave.state === 'conflict' && !conflict.open && (
          <Notice tone="warning" title="Se guardaron cambios en otra pestaña">
            <Button variant="secondary" size="sm" onClick={() => void conflict.ask()} className="mt-2">
              Elegir con cuál seguir
            </Button>
          </Notice>
        )}
        <form
          ref={element}
          id={FORM}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void publishing.save()
          }}
          className="grid gap-5"
        >
          {!experience && <FlyerDialog form={form} />}
          <Sections form={form} />
        </form>
        {experience && <DatesSection experience={experience} onChange={refresh} />}
        {formState.isSubmitted && count > 0 && (
          <p role="alert" className="font-medium text-danger">
            {count === 1 ? 'Hay un dato por revisar.' : `Hay ${count} datos por revisar.`}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={FORM} size="lg" loading={busy === 'save'} loadingText="Guardando…">
            {label}
          </Button>
          <ButtonLink href={DASHBOARD} variant="secondary" size="lg">
            Cancelar
          </ButtonLink>
        </div>
      </div>
      <SaveBar form={FORM} label={label} status={status} busy={busy === 'save'} autosave={autosave} />
      <ConflictDialog
        open={conflict.open}
        own={form.getValues()}
        theirs={conflict.theirs}
        busy={busy === 'choose'}
        onChoose={(which) => void conflict.choose(which)}
        onClose={conflict.close}
      />
    </div>
  )
}

/** The fields, in the order of the requirements. */
function Sections({ form }: { form: UseFormReturn<ExperienceFormValues> }) {
  const { control, formState } = form
  return (
    <>
      <BasicsSection form={form} />
      <BookingSection form={form} />
      <LanguagesSection form={form} />
      <ListSections form={form} />
      <FormSection id="ubicacion" lead="Dónde se encuentran. La gente lo verá en el mapa.">
        <Controller
          control={control}
          name="place"
          render={({ field }) => (
            <LocationField value={field.value} onChange={field.onChange} errors={words(formState.errors.place)} />
          )}
        />
      </FormSection>
      <DescriptionSection form={form} />
      <GroupSection form={form} />
      <FormSection id="imagenes" lead="Las fotos son lo que más convence. Con cinco ya se ve bien.">
        <Controller
          control={control}
          name="images"
          render={({ field }) => (
            <ImagesField
              value={field.value}
              onChange={field.onChange}
              error={(formState.errors.images as { message?: string } | undefined)?.message}
            />
          )}
        />
      </FormSection>
    </>
  )
}

/** After a new experience was saved its dates come next (EDIT-07). */
function useScrollToDates(id: string | undefined) {
  useEffect(() => {
    if (!id || !wasJustCreated(id)) return
    let stop = () => {}
    const timer = setTimeout(() => {
      clearJustCreated()
      stop = scrollFieldIntoView('fechas')
    }, 500)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [id])
}

/** Input from before a reload was put into the form. */
const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice tone="info" title="Recuperamos lo que habías escrito">
    <p>Todavía no está guardado en tu experiencia.</p>
    <p className="mt-2">
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        Descartar y volver a lo guardado
      </Button>
    </p>
  </Notice>
)

type DatesSectionProps = { experience: HostExperience; onChange: () => void }

/** Dates are saved by themselves, so they stand outside the form. */
function DatesSection({ experience: { id, saved }, onChange }: DatesSectionProps) {
  if (!saved.bookingRequired)
    return (
      <section id="fechas" className="card scroll-mt-24 p-5 md:p-7">
        <h2 className="text-heading">Fechas disponibles</h2>
        <p className="mt-1 text-tinta-suave">Esta experiencia se reserva en otro sitio: aquí no necesita fechas.</p>
      </section>
    )
  return (
    <div className="card p-5 md:p-7">
      <Suspense fallback={<DatesArrive />}>
        <ScheduleSection
          experienceId={id}
          maxGuests={Math.min(MAX_SPOTS, Math.max(1, Math.round(readNumber(saved.maxGuests)) || 1))}
          onChange={onChange}
        />
      </Suspense>
    </div>
  )
}

/** Placeholder while the dates' part of the form loads, because links may already lead to it. */
const DatesArrive = () => (
  <div id="fechas" className="scroll-mt-24">
    <Skeleton className="h-160 rounded-card" />
  </div>
)
