import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ReasonDialog } from '../../../admin/actions/reason-dialog.tsx'
import { RecordActions } from '../../../admin/actions/record-actions.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import { useIdempotentAction } from '../../../admin/actions/use-idempotent-action.ts'
import { AdminPage } from '../../../admin/layout/admin-page-frame.tsx'
import { MAX_LENGTH } from '../../case.rules.ts'
import { templatesQuery } from '../admin-case.query.ts'
import type { CaseTemplate } from './case-template.contract.ts'

type OpenDialog = { kind: 'write'; template: CaseTemplate | null } | { kind: 'delete'; template: CaseTemplate }

/** Templates for answers, which the team edits. */
export function CaseTemplates() {
  const { items } = useSuspenseQuery(templatesQuery).data
  const hydrated = useHydrated()
  const { act } = useAdminAction()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <AdminPage
      title="Plantillas"
      text="Con qué empieza una respuesta. Donde diga {nombre} va el nombre de quien escribió."
      back={{ href: '/admin/cases', label: 'Casos' }}
      actions={
        <Button icon="plus" disabled={!hydrated} onClick={() => setDialog({ kind: 'write', template: null })}>
          Nueva plantilla
        </Button>
      }
    >
      {items.length === 0 ? (
        <EmptyState icon="copy" title="Todavía no hay plantillas" text="Escribe la primera con lo que más respondes." />
      ) : (
        <ul aria-label="Plantillas" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {items.map((template) => (
            <li key={template.id} className="card flex min-w-0 flex-col p-5">
              <h2 className="text-subheading wrap-anywhere">{template.title}</h2>
              <p className="mt-2 line-clamp-5 whitespace-pre-line wrap-anywhere text-tinta-suave">{template.body}</p>
              <RecordActions
                name={template.title}
                onChange={() => setDialog({ kind: 'write', template })}
                onRemove={() => setDialog({ kind: 'delete', template })}
              />
            </li>
          ))}
        </ul>
      )}
      {dialog?.kind === 'write' && (
        <TemplateForm
          template={dialog.template}
          now={items.find(({ id }) => id === dialog.template?.id) ?? null}
          onClose={close}
        />
      )}
      <ReasonDialog
        open={dialog?.kind === 'delete'}
        record={dialog?.template?.id ?? ''}
        onClose={close}
        title={`¿Eliminar «${dialog?.template?.title ?? ''}»?`}
        text="Lo que ya se respondió con ella queda como está."
        action="Eliminar"
        tone="danger"
        reason="none"
        onConfirm={() =>
          act(
            'delete',
            () => adminApi.caseTemplates.remove({ params: { id: dialog?.template?.id ?? '' } }),
            'Plantilla eliminada',
          )
        }
      />
    </AdminPage>
  )
}

type TemplateFormProps = { template: CaseTemplate | null; now: CaseTemplate | null; onClose: () => void }

/** @param template as it was when the form was opened @param now as it is, where a colleague has changed it since */
function TemplateForm({ template, now, onClose }: TemplateFormProps) {
  const { act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const [title, setTitle] = useState(template?.title ?? '')
  const [body, setBody] = useState(template?.body ?? '')
  // Once it was found to have changed, the words of now are shown and the next press replaces them.
  const [isStale, setIsStale] = useState(false)
  const before = (isStale && now) || template
  const save = () => {
    const missing = {
      ...(title.trim().length < 2 && { title: 'Escribe el título' }),
      ...(body.trim().length < 2 && { body: 'Escribe el texto' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return Promise.resolve('Revisa lo marcado.')
    const words = { title, body }
    return act(
      'save',
      () =>
        once(async () => {
          if (!before) return adminApi.caseTemplates.create({ body: words })
          const change = { ...words, replaces: before.updatedAt }
          const answer = await adminApi.caseTemplates.change({ params: { id: before.id }, body: change })
          if (!answer.ok && answer.refusal.code === 'TEMPLATE_CHANGED') setIsStale(true)
          return answer
        }),
      'Plantilla guardada',
    )
  }
  return (
    <ReasonDialog
      open
      record={template?.id ?? 'new'}
      onClose={onClose}
      title={template ? 'Cambiar la plantilla' : 'Nueva plantilla'}
      text="Donde diga {nombre} va el nombre de quien escribió."
      action="Guardar plantilla"
      reason="none"
      onConfirm={save}
    >
      {isStale && now && (
        <Notice tone="warning" title="Alguien más la cambió">
          <p className="whitespace-pre-line">
            Ahora dice: «{now.title}» {now.body}
          </p>
          <p>Lo que escribiste sigue aquí. Si lo guardas, reemplaza a esa.</p>
        </Notice>
      )}
      <TextField
        label="Título"
        maxLength={MAX_LENGTH.templateTitle}
        autoComplete="off"
        value={title}
        error={errors.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Texto"
        rows={8}
        maxLength={MAX_LENGTH.text}
        counter={body.length}
        value={body}
        error={errors.body}
        onChange={(event) => setBody(event.target.value)}
      />
    </ReasonDialog>
  )
}
