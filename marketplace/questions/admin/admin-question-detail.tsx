import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { PermittedLink } from '../../admin/actions/permitted-link.tsx'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import { dayAndYear } from '../../admin/list/day-and-year.view.ts'
import type { AdminQuestion } from './admin-question.contract.ts'
import { questionQuery } from './admin-question.query.ts'
import { QuestionStateBadge } from './admin-question-list.tsx'

/** A question with its answer, its authors and its moderation. */
export function AdminQuestionDetail({ id }: AdminRouteProps) {
  const { data: question } = useSuspenseQuery(questionQuery(id))
  const { experience, traveler, host } = question
  return (
    <AdminPage
      back={{ href: '/admin/questions', label: 'Preguntas' }}
      title={`Pregunta a ${host.name}`}
      text={<QuestionStateBadge state={question.state} />}
      actions={
        <IfPermitted permission="content.moderate">
          <QuestionActions question={question} />
        </IfPermitted>
      }
    >
      {question.hiddenAt && (
        <Notice tone="warning" title={`Oculta desde el ${dayAndYear(question.hiddenAt)}`}>
          {question.hiddenReason && <p>Motivo: {question.hiddenReason}</p>}
          <p>Quienes la escribieron lo leen en su correo y en sus avisos.</p>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <AdminSection title="Lo que preguntó" icon="help">
            <Words text={question.text} at={question.createdAt} />
          </AdminSection>
          <AdminSection title="Lo que le respondieron" icon="chat">
            {question.answer && question.answeredAt ? (
              <Words text={question.answer} at={question.answeredAt} />
            ) : (
              <p className="text-tinta-suave">Todavía sin respuesta.</p>
            )}
          </AdminSection>
          <AdminSection title="De quién es" icon="people">
            <DescriptionList
              items={[
                {
                  label: 'Experiencia',
                  wide: true,
                  value: <To page="experiences" {...experience} />,
                },
                { label: 'Viajero', value: <To page="users" {...traveler} /> },
                { label: 'Anfitrión', value: <To page="users" {...host} /> },
              ]}
            />
          </AdminSection>
        </div>
        <AuditHistory type="question" id={question.id} />
      </div>
    </AdminPage>
  )
}

const permissionOf = { users: 'people.read', experiences: 'content.read' } as const

const To = ({ page, id, name }: { page: keyof typeof permissionOf; id: string; name: string }) => (
  <PermittedLink permission={permissionOf[page]} href={`/admin/${page}/${id}`} className="link wrap-anywhere">
    {name || 'Sin título'}
  </PermittedLink>
)

const Words = ({ text, at }: { text: string; at: string }) => (
  <>
    <p className="text-sm text-tinta-suave">
      <time dateTime={at}>{dayAndYear(at)}</time>
    </p>
    <p className="measure mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
  </>
)

function QuestionActions({ question: { id, hiddenAt } }: { question: AdminQuestion }) {
  const { act } = useAdminAction()
  const hydrated = useHydrated()
  const [isConfirming, setIsConfirming] = useState(false)
  const hidden = hiddenAt !== null
  const verb = hidden ? 'restore' : 'hide'
  return (
    <>
      <Button
        variant={hidden ? 'primary' : 'secondary'}
        icon={hidden ? 'eye' : 'eye-off'}
        disabled={!hydrated}
        onClick={() => setIsConfirming(true)}
      >
        {hidden ? 'Mostrar' : 'Ocultar'}
      </Button>
      <ReasonDialog
        open={isConfirming}
        record={id}
        title={hidden ? '¿Mostrar otra vez esta pregunta?' : '¿Ocultar esta pregunta y su respuesta?'}
        text={
          hidden
            ? 'Vuelve a donde estaba: publicada, o entre los dos.'
            : 'Nadie más la lee. Quienes la escribieron reciben este motivo. Se puede deshacer.'
        }
        action={hidden ? 'Mostrar' : 'Ocultar'}
        {...(!hidden && { tone: 'danger' as const })}
        reason="required"
        onConfirm={(reason) =>
          act(
            verb,
            () => adminApi.questions[verb]({ params: { id }, body: { reason } }),
            hidden ? 'Pregunta visible' : 'Pregunta oculta',
          )
        }
        onClose={() => setIsConfirming(false)}
      />
    </>
  )
}
