import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'

const words = {
  published: ['Así la ven los viajeros', 'Está publicada: lo que guardes en el editor se verá aquí.'],
  draft: ['Vista previa: solo tú puedes verla', 'Es un borrador. Nadie más puede abrir esta página.'],
  paused: ['Vista previa de una experiencia pausada', 'Solo la ven tú y quienes ya tienen una reserva.'],
  archived: ['Vista previa de una experiencia archivada', 'Solo la ven tú y quienes ya tienen una reserva.'],
} as const

/** Shown to the host above their own experience, with the way back to the editor (EDIT-03). */
export function OwnPreview({ experience: { id, status } }: { experience: ExperienceDetail }) {
  const [title, text] = words[status]
  return (
    <Notice tone={status === 'published' ? 'info' : 'warning'} title={title} className="mb-5">
      {text}
      <span className="mt-3 block">
        <ButtonLink href={`/host/experiences/${id}/edit`} variant="secondary" size="sm" icon="edit">
          Volver al editor
        </ButtonLink>
      </span>
    </Notice>
  )
}
