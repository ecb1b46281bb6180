import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { asTraveler, startTravelerView } from '#marketplace/accounts/public/session/traveler-view.store.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { hostExperienceQuery, newExperienceQuery } from './editor.query.ts'

const EditorForm = lazy(() => import('./editor-form.tsx').then(({ EditorForm }) => ({ default: EditorForm })))
const DASHBOARD = '/host/dashboard'

/** 'Crear nueva experiencia' (EDIT-01). */
export function NewExperience() {
  const { user } = useSession()
  const { kept } = useSuspenseQuery(newExperienceQuery).data
  return (
    <Frame title="Crear nueva experiencia" lead="Escríbela por partes, con calma: todo se va guardando solo.">
      {user && <EditorForm userId={user.id} experience={null} kept={kept} />}
    </Frame>
  )
}

/** 'Editar Experiencia', with the ways back and to the preview (EDIT-02, EDIT-03). */
export function EditExperience({ id }: { id: string }) {
  const { user } = useSession()
  const experience = useSuspenseQuery(hostExperienceQuery(id)).data
  return (
    <Frame title="Editar Experiencia" lead={experience.saved.title} preview={experience.path}>
      {user && <EditorForm key={id} userId={user.id} experience={experience} kept={experience.kept} />}
    </Frame>
  )
}

type FrameProps = { title: string; lead?: string; preview?: string; children?: React.ReactNode }

function Frame({ title, lead, preview, children }: FrameProps) {
  const hydrated = useHydrated()
  return (
    <div className="page pt-5 pb-28 md:pt-8 lg:pb-8">
      <div className="-ml-2 flex flex-wrap items-center justify-between gap-2">
        <ButtonLink href={DASHBOARD} variant="ghost" size="sm" icon="arrow-left">
          Volver
        </ButtonLink>
        {preview && (
          <ButtonLink href={asTraveler(preview)} onClick={startTravelerView} variant="secondary" size="sm" icon="eye">
            Vista Previa
          </ButtonLink>
        )}
      </div>
      <h1 className="mt-3 text-title">{title}</h1>
      {lead && <p className="measure mt-1 text-lg text-tinta-suave wrap-anywhere">{lead}</p>}
      <noscript>
        <p className="mt-4 rounded-control bg-maiz-soft px-4 py-3">
          Para escribir una experiencia activa JavaScript en tu navegador.
        </p>
      </noscript>
      {/* The form starts with this device's copy if that is newer, which only the browser knows. */}
      {hydrated && children ? <Suspense fallback={<FormSkeleton />}>{children}</Suspense> : <FormSkeleton />}
    </div>
  )
}

const FormSkeleton = () => (
  <div role="status" className="mt-6 grid gap-5 lg:mx-[14.5rem]">
    <span className="sr-only">Abriendo el formulario</span>
    <Skeleton className="h-112 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
)

/** While an experience loads (EDIT-04). */
export const EditorPending = ({ title }: { title: string }) => <Frame title={title} />

/** The experience, or what was typed for a new one, could not be read. */
export const EditorFailed = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState
      level={1}
      title="No se pudo abrir el formulario"
      text="Lo que escribiste está guardado. Revisa tu conexión e inténtalo de nuevo."
    >
      <RetryLink />
      <ButtonLink href={DASHBOARD} variant="secondary" icon="arrow-left">
        Volver
      </ButtonLink>
    </ErrorState>
  </div>
)

/** Missing, or of another host: the two cannot be told apart (EDIT-04, EDIT-05). */
export const EditorMissing = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState
      level={1}
      title="Experiencia no encontrada"
      text="Puede que la hayas eliminado, o que el enlace no sea de una experiencia tuya."
    >
      <ButtonLink href={DASHBOARD} icon="arrow-left">
        Volver
      </ButtonLink>
    </ErrorState>
  </div>
)
