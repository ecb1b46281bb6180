import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { AdminBulk } from '../list/admin-bulk.tsx'
import { EmailAddress } from '../list/email-address.tsx'
import { listScreen } from '../list/list-screen.tsx'
import { MailStateBadge } from './mail-state.tsx'
import { outboxList } from './outbox.list.ts'

const Moment = ({ at }: { at: string | null }) =>
  at ? (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{shortDate(at)}</span>{' '}
      <span className="text-sm whitespace-nowrap text-tinta-suave">{timeOfDay(at)}</span>
    </time>
  ) : (
    '—'
  )

const bulk: AdminBulk[] = [
  {
    label: 'Reintentar',
    permission: 'system.write',
    icon: 'refresh',
    ask: {
      title: (count) => (count === 1 ? '¿Enviar este correo ahora?' : `¿Enviar ${count} correos ahora?`),
      text: 'Salen enseguida, uno tras otro. Lo que ya se envió no se manda otra vez.',
      reason: false,
    },
    run: (ids) => adminApi.outbox.retry({ body: { ids } }),
  },
]

const NoMailServer = () => (
  <Notice tone="warning" title="No hay un servidor de correo">
    Los correos se guardan aquí y nadie los recibe. Configura SMTP_URL y vuelve a arrancar; después podrás enviar los
    guardados que todavía hagan falta.
  </Notice>
)

export const outboxScreen = listScreen(outboxList, (query) => adminApi.outbox.list({ query }), {
  rowLabel: ({ subject, recipient }) => `el correo «${subject}» para ${recipient}`,
  useParts: ({ deliverable }) => (deliverable ? { bulk } : { above: <NoMailServer /> }),
  cells: {
    subject: ({ subject }) => <span className="line-clamp-2 lg:min-w-40">{subject}</span>,
    recipient: ({ recipient }) => <EmailAddress email={recipient} />,
    state: ({ state }) => <MailStateBadge state={state} />,
    error: ({ lastError }) => <span className="line-clamp-2 text-sm">{lastError ?? '—'}</span>,
    created: ({ createdAt }) => <Moment at={createdAt} />,
    sent: ({ sentAt }) => <Moment at={sentAt} />,
  },
})
