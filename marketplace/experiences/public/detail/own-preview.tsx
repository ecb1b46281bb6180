import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { NOT_PUBLISHED } from '../../experience.text.ts'

const words = {
  published: 'Está publicada: lo que guardes en el editor se verá aquí.',
  draft: 'Es la vista previa de tu borrador: ningún viajero puede abrir esta página.',
  paused: 'Está pausada: de los viajeros la ven solo quienes ya tienen una reserva.',
  archived: 'Está archivada: de los viajeros la ven solo quienes ya tienen una reserva.',
} as const

/** Shown to the host above their own experience, with the way back to the editor (DET-23, EDIT-03). */
export function OwnPreview({ experience: { id, status } }: { experience: ExperienceDetail }) {
  const published = status === 'published'
  return (
    <Notice
      tone={published ? 'info' : 'warning'}
      title={published ? 'Así la ven los viajeros' : NOT_PUBLISHED}
      className="mb-5"
    >
      {words[status]}
      <span className="mt-3 block">
        <ButtonLink href={`/host/experiences/${id}/edit`} variant="secondary" size="sm" icon="edit">
          Volver al editor
        </ButtonLink>
      </span>
    </Notice>
  )
}
