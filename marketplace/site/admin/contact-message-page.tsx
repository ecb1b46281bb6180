import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { momentWords } from '../../admin/audit/audit-entry.tsx'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { ActionFailed, AdminPage, AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { AdminMessage } from './contact-message.contract.ts'
import { messageQuery } from './contact-message.query.ts'
import { reportedPlace } from './contact-message.rules.ts'
import { kindLabel, mailLabel } from './contact-message.text.ts'
import { MessageBadges } from './contact-message-list.tsx'

/** One message: sender, subject, and the answer (ADM-12). */
export function MessagePage({ id }: AdminRouteProps) {
  const { data: message } = useSuspenseQuery(messageQuery(id))
  const queryClient = useQueryClient()
  const { busy, error, act } = useAdminAction()
  const alive = useHydrated()
  const unread = !message.readAt
  useEffect(() => {
    if (!unread) return
    const open = async () => {
      const answer = await adminApi.contactMessages.read({ params: { id } })
      if (answer.ok) await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
    void open()
  }, [id, unread, queryClient])
  const away = Boolean(message.archivedAt)
  const body = { ids: [id] }
  return (
    <AdminPage
      title={message.subject}
      text={<MessageBadges row={message} />}
      back={{ href: '/admin/messages', label: 'Mensajes' }}
      actions={
        <>
          <Button
            variant="secondary"
            icon={away ? 'refresh' : 'check'}
            loading={busy === 'move'}
            disabled={!alive}
            onClick={() =>
              void (away
                ? act('move', () => adminApi.contactMessages.restore({ body }), 'Volvió a la bandeja')
                : act('move', () => adminApi.contactMessages.archive({ body }), 'Mensaje archivado'))
            }
          >
            {away ? 'Devolver a la bandeja' : 'Archivar'}
          </Button>
          <ActionFailed error={error} />
        </>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <AdminSection title={message.name} icon="mail">
            <p className="tabular -mt-2 text-sm text-tinta-suave">{momentWords(message.createdAt)}</p>
            <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{message.message}</p>
            {message.about && <About about={message.about} />}
          </AdminSection>
          {message.answer ? <Given message={message} /> : <AnswerForm key={id} message={message} />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Sender message={message} />
          <AuditHistory type="message" id={id} />
        </div>
      </div>
    </AdminPage>
  )
}

/** The reported page; opened in the back office if it has a view there (ADM-13). */
function About({ about }: { about: string }) {
  const place = reportedPlace(about)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 rounded-control bg-lino px-4 py-2">
      <span className="text-tinta-suave">Sobre:</span>
      {place ? (
        <Link href={place.href} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {place.label}
        </Link>
      ) : (
        <span className="tabular wrap-anywhere">{about}</span>
      )}
    </p>
  )
}

const Given = ({ message }: { message: AdminMessage }) => (
  <AdminSection title="Respuesta" icon="check">
    <p className="-mt-2 text-sm text-tinta-suave">
      {message.answeredBy ?? 'El equipo'}
      {message.answeredAt && `, ${momentWords(message.answeredAt)}`}
    </p>
    <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{message.answer}</p>
    {message.mail && (
      <p className="mt-4 flex items-start gap-2 text-sm text-tinta-suave">
        <Icon name="mail" size="sm" className="mt-0.5" />
        {mailLabel[message.mail]}
      </p>
    )}
  </AdminSection>
)

function Sender({ message: { person, email, kind } }: { message: AdminMessage }) {
  return (
    <AdminSection title="Quién escribió" icon="user">
      <DescriptionList
        items={[
          {
            label: 'Correo',
            wide: true,
            value: (
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            ),
          },
          {
            label: 'Cuenta',
            wide: true,
            value: person ? (
              <span className="flex flex-wrap items-center gap-2">
                <Link href={`/admin/users/${person.id}`} className="link">
                  {person.name}
                </Link>
                <Badge>{roleLabel[person.role]}</Badge>
              </span>
            ) : (
              'Escribió sin iniciar sesión'
            ),
          },
          { label: 'Tipo', value: kindLabel[kind] },
        ]}
      />
      {kind === 'host-wish' && person?.role !== 'host' && (
        <>
          <p className="mt-4 text-sm text-tinta-suave">
            {person
              ? 'Quiere ser anfitrión. El rol se cambia en su ficha.'
              : 'Quiere ser anfitrión y no había iniciado sesión: busca su cuenta por el correo.'}
          </p>
          <ButtonLink
            href={person ? `/admin/users/${person.id}` : `/admin/users?q=${encodeURIComponent(email)}`}
            variant="secondary"
            icon="user"
            className="mt-3"
          >
            {person ? 'Abrir su ficha' : 'Buscar su cuenta'}
          </ButtonLink>
        </>
      )}
    </AdminSection>
  )
}
