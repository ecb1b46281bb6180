import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { DescriptionList } from '../actions/description-list.tsx'
import { IfPermitted } from '../actions/if-permitted.tsx'
import { useAdminAction } from '../actions/use-admin-action.ts'
import type { AdminRouteProps } from '../admin-route.view.ts'
import { AuditHistory } from '../audit/audit-history.tsx'
import { ActionFailed, AdminPage, AdminSection } from '../layout/admin-page-frame.tsx'
import { singleResult } from '../list/admin-bulk.tsx'
import { MailContent } from './mail-content.tsx'
import { MailStateBadge } from './mail-state.tsx'
import type { AdminMail } from './outbox.contract.ts'
import { mailQuery } from './outbox.query.ts'
import { mailStateAbout } from './outbox.text.ts'

const moment = (at: string | null) =>
  at && (
    <time dateTime={at} className="inline-block first-letter:uppercase">
      {longDate(at)}, {timeOfDay(at)}
    </time>
  )
const size = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`)

/** One mail: its delivery state, its content on request, and a retry. */
export function AdminMailPage({ id }: AdminRouteProps) {
  const { data: mail } = useSuspenseQuery(mailQuery(id))
  const { busy, error, act } = useAdminAction()
  const hydrated = useHydrated()
  const send = () =>
    void act(
      'send',
      async () => {
        const answer = await adminApi.outbox.retry({ body: { ids: [id] } })
        return answer.ok ? singleResult(answer.data) : answer
      },
      'El correo sale enseguida',
    )
  return (
    <AdminPage
      title={mail.subject}
      text={`Para ${mail.recipient}`}
      back={{ href: '/admin/outbox', label: 'Bandeja de salida' }}
      actions={
        mail.state !== 'sent' &&
        mail.deliverable && (
          <IfPermitted permission="system.write">
            <Button icon="refresh" loading={busy === 'send'} disabled={!hydrated} onClick={send}>
              {mail.state === 'waiting' || mail.state === 'sending' ? 'Intentar ahora' : 'Reintentar'}
            </Button>
            <ActionFailed error={error} />
          </IfPermitted>
        )
      }
    >
      {!mail.deliverable && mail.state !== 'sent' && (
        <Notice tone="warning" title="No hay un servidor de correo">
          Configura SMTP_URL y vuelve a arrancar para poder enviarlo. Mientras tanto puedes abrirlo y entregar su
          contenido por otro medio.
        </Notice>
      )}
      <AdminSection title="Entrega" icon="mail">
        <DescriptionList items={factsOf(mail)} />
      </AdminSection>
      <AdminSection
        title="Contenido"
        icon="eye"
        text="Las cartas pueden citar un chat o llevar un enlace personal: abrir una queda en la bitácora, con tu nombre y la hora."
      >
        <IfPermitted permission="correspondence.open" otherwise={<p>Tu rol no abre cartas.</p>}>
          <MailContent mail={mail} />
        </IfPermitted>
      </AdminSection>
      <AuditHistory type="mail" id={id} />
    </AdminPage>
  )
}

const factsOf = (mail: AdminMail) => [
  {
    label: 'Estado',
    wide: true,
    value: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MailStateBadge state={mail.state} />
        <span className="font-normal text-tinta-suave">{mailStateAbout[mail.state]}</span>
      </span>
    ),
  },
  { label: 'Escrito', value: moment(mail.createdAt) },
  { label: 'Enviado', value: moment(mail.sentAt) },
  { label: 'Intentos', value: String(mail.attempts) },
  { label: 'Las respuestas van a', value: mail.replyTo },
  { label: 'Se puede dejar de recibir', value: mail.unsubscribable ? 'Sí, con un enlace al pie' : 'No' },
  {
    label: 'Último error del servidor',
    wide: true,
    value: mail.error && <code className="text-sm font-normal whitespace-pre-wrap">{mail.error}</code>,
  },
  {
    label: 'Adjuntos',
    wide: true,
    value: mail.attachments.length > 0 && (
      <ul className="grid gap-1">
        {mail.attachments.map(({ filename, contentType, bytes }) => (
          <li key={filename} className="flex items-center gap-2">
            <Icon name="download" size="sm" className="text-tinta-suave" />
            <span>
              {filename}{' '}
              <span className="font-normal text-tinta-suave">
                ({contentType}, {size(bytes)})
              </span>
            </span>
          </li>
        ))}
      </ul>
    ),
  },
]
