import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import { dayAndYear } from '../../admin/list/day-and-year.view.ts'
import type { AdminReview } from './admin-review.contract.ts'

type AdminReplyProps = { review: AdminReview; reply: NonNullable<AdminReview['reply']> }

/** The host's public reply, and the buttons to hide it or show it again. */
export function AdminReply({ review: { id, host }, reply }: AdminReplyProps) {
  const { act } = useAdminAction()
  const hydrated = useHydrated()
  const [isConfirming, setIsConfirming] = useState(false)
  const hidden = reply.hiddenAt !== null
  const verb = hidden ? 'restoreReply' : 'hideReply'
  return (
    <AdminSection title={`Respuesta de ${host.name}`} icon="chat">
      {reply.hiddenAt && (
        <Notice tone="warning" title={`Oculta desde el ${dayAndYear(reply.hiddenAt)}`} className="mb-4">
          {reply.hiddenReason && <p>Motivo: {reply.hiddenReason}</p>}
        </Notice>
      )}
      <p className="text-sm text-tinta-suave">
        <time dateTime={reply.createdAt}>{dayAndYear(reply.createdAt)}</time>
        {reply.editedAt && `, editada el ${dayAndYear(reply.editedAt)}`}
      </p>
      <p className="measure mt-2 wrap-anywhere whitespace-pre-line">{reply.text}</p>
      <IfPermitted permission="content.moderate">
        <Button
          className="mt-4"
          size="sm"
          variant="secondary"
          icon={hidden ? 'eye' : 'eye-off'}
          disabled={!hydrated}
          onClick={() => setIsConfirming(true)}
        >
          {hidden ? 'Mostrar respuesta' : 'Ocultar respuesta'}
        </Button>
      </IfPermitted>
      <ReasonDialog
        open={isConfirming}
        record={id}
        title={hidden ? '¿Mostrar otra vez la respuesta?' : `¿Ocultar la respuesta de ${host.name}?`}
        text={
          hidden
            ? 'Vuelve a su lugar debajo de la reseña.'
            : `Sale del sitio; la reseña se queda. ${host.name} recibe este motivo y no puede escribir otra. Se puede deshacer.`
        }
        action={hidden ? 'Mostrar' : 'Ocultar'}
        tone={hidden ? undefined : 'danger'}
        reason="required"
        onConfirm={(reason) =>
          act(
            verb,
            () => adminApi.reviews[verb]({ params: { id }, body: { reason } }),
            hidden ? 'Respuesta visible' : 'Respuesta oculta',
          )
        }
        onClose={() => setIsConfirming(false)}
      />
    </AdminSection>
  )
}
