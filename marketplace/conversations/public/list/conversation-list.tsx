/** The list of a person's chats; loaded when it is first opened. */

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayOf, shortDate, timeOfDay } from '#platform/clock.ts'
import { failureText } from '#platform/pages/failure-text.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import type { ConversationLine } from '../../conversation.contract.ts'
import { UnreadCount } from '../chat/chat-button.tsx'
import { conversationsQuery } from './conversation.query.ts'

type Open = (bookingId: string, name: string) => void

/**
 * Newest message first; expired chats are dimmed and count as read (CHAT-05, CHAT-23).
 * @param next what leads to a first conversation (EMPTY-08)
 */
export default function ConversationList({ onOpen, next }: { onOpen: Open; next: ReactNode }) {
  const list = useInfiniteQuery(conversationsQuery)
  if (list.isPending)
    return (
      <SkeletonList label="Cargando conversaciones" count={5} className="grid gap-3 p-5">
        {(at) => <Skeleton key={at} className="h-18 rounded-card" />}
      </SkeletonList>
    )
  if (list.isError)
    return (
      <div className="p-5">
        <ErrorState title="No se pudieron cargar las conversaciones" text={failureText(list.error)} level={3}>
          <Button variant="secondary" loading={list.isFetching} onClick={() => void list.refetch()}>
            Reintentar
          </Button>
        </ErrorState>
      </div>
    )
  const lines = list.data.pages.flatMap(({ conversations }) => conversations)
  if (lines.length === 0)
    return (
      <div className="p-5">
        <EmptyState
          icon="chat"
          level={3}
          title="Aún no tienes conversaciones"
          text="Cuando una reserva esté confirmada, abre su chat para coordinar los detalles."
        >
          {next}
        </EmptyState>
      </div>
    )
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="p-3 text-center">
          <Button
            variant="secondary"
            size="sm"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Ver más
          </Button>
        </p>
      )}
    </div>
  )
}

const moment = (instant: string) => (dayOf(instant) === dayOf(currentTime()) ? timeOfDay(instant) : shortDate(instant))

function Line({ line, onOpen }: { line: ConversationLine; onOpen: Open }) {
  const { with: other, experience, latest, unread, state, bookingId, lastMessageAt } = line
  const isOwn = latest !== null && latest.senderId !== other.id
  const words = latest ? latest.content || 'Imagen' : 'Sin mensajes todavía'
  return (
    <button
      type="button"
      onClick={() => onOpen(bookingId, other.name)}
      className={`flex w-full items-start gap-3 rounded-card p-3 text-left hover:bg-lino ${state === 'expired' ? 'text-tinta-suave grayscale' : ''}`}
    >
      <Avatar name={other.name} src={other.avatar} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-x-2 big-text:flex-wrap">
          <strong className="min-w-0 flex-1 truncate big-text:basis-full">{other.name}</strong>
          {lastMessageAt && (
            <time dateTime={lastMessageAt} className="shrink-0 text-sm text-tinta-suave">
              {moment(lastMessageAt)}
            </time>
          )}
        </span>
        <span className="block truncate text-sm text-tinta-suave">{experience.title}</span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className={`min-w-0 flex-1 truncate ${unread > 0 ? 'font-semibold' : 'text-tinta-suave'}`}>
            {isOwn && 'Tú: '}
            {words}
          </span>
          <UnreadCount unread={unread} />
          {state === 'expired' && <Badge>Expirada</Badge>}
          {state === 'cancelled' && <Badge tone="canela">Cancelada</Badge>}
        </span>
      </span>
    </button>
  )
}
