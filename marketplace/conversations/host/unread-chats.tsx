import { UnreadCount } from '#marketplace/conversations/public/chat/chat-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { Unanswered } from '../../hosts/dashboard/today.contract.ts'
import { momentText } from '../../hosts/dashboard/today.text.ts'
import { addressOf } from '../../hosts/host/dashboard/dashboard-view.view.ts'

type UnreadChatsProps = { chats: Unanswered[]; count: number; now: string }

/** People with unread messages; a press opens the chat. */
export const UnreadChats = ({ chats, count, now }: UnreadChatsProps) => (
  <section aria-labelledby="sin-leer">
    <h2 id="sin-leer" className="text-heading">
      Mensajes sin leer
    </h2>
    <ul className="card mt-3 divide-y divide-hairline overflow-hidden">
      {chats.map(({ bookingId, name, avatar, title, latest, at, unread }) => (
        <li key={bookingId}>
          <Link
            href={addressOf('/host/dashboard', { tab: 'conversations', chat: bookingId })}
            className="flex items-start gap-3 p-4 hover:bg-lino focus-visible:-outline-offset-3"
          >
            <Avatar name={name} src={avatar} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2">
                <strong className="min-w-0 flex-1 truncate">{name}</strong>
                <span className="shrink-0 text-sm text-tinta-suave">
                  {momentText(at, now).replace(/^hoy |^el /, '')}
                </span>
              </span>
              <span className="flex items-center gap-2">
                <span className="min-w-0 flex-1 truncate font-semibold">{latest || 'Imagen'}</span>
                <UnreadCount unread={unread} />
              </span>
              <span className="block truncate text-sm text-tinta-suave">{title}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    {count > chats.length && (
      <p className="mt-2">
        <Link
          href={addressOf('/host/dashboard', { tab: 'conversations' })}
          className="link inline-flex min-h-11 items-center"
        >
          Ver las {count} conversaciones
        </Link>
      </p>
    )}
  </section>
)
