/** The chat window of a booking. Large and rarely opened, so load it lazily (see chat-button.tsx). */

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { DAY_MS, SECOND_MS } from '#platform/units.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button, Spinner } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Conversation } from '../../conversation.contract.ts'
import { remainingOf, WARN_REMAINING } from '../../conversation.rules.ts'
import { chatText, conversationRefusals } from '../../conversation.text.ts'
import { Composer } from '../composer/composer.tsx'
import { MessageList } from './message-list.tsx'
import { useChat } from './use-chat.ts'

const NO_PERMISSION = conversationRefusals.NO_PERMISSION.text

/** Opens the chat of a booking and shows it; the first opening creates it (CHAT-02). */
export default function BookingChat({ bookingId }: { bookingId: string }) {
  const { user } = useSession()
  const opening = useQuery({
    queryKey: ['conversations', 'open', bookingId],
    queryFn: () => api.conversations.open({ params: { id: bookingId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (opening.isPending || !user) return <ChatSkeleton />
  const answer = opening.data
  if (answer?.ok) return <ChatRoom key={answer.data.id} conversation={answer.data} me={user.id} />
  const missing = answer?.refusal.code === 'BOOKING_NOT_FOUND'
  return (
    <Failure
      title={missing ? conversationRefusals.BOOKING_NOT_FOUND.text : chatText.startFailed}
      text={missing ? 'La reserva ya no existe o no es tuya.' : answer?.refusal.message}
      onRetry={() => void opening.refetch()}
      busy={opening.isFetching}
    />
  )
}

const ChatSkeleton = () => (
  <SkeletonList label="Abriendo la conversación" count={5} className="flex flex-1 flex-col gap-3 px-5 py-6">
    {(at) => <Skeleton key={at} className={`h-12 rounded-card ${at % 2 ? 'w-3/5 self-end' : 'w-2/3'}`} />}
  </SkeletonList>
)

type FailureProps = { title: string; text?: string; busy: boolean; onRetry: () => void }
const Failure = ({ title, text, busy, onRetry }: FailureProps) => (
  <div className="flex-1 overflow-y-auto p-5">
    <ErrorState title={title} text={text} level={3}>
      <Button variant="secondary" loading={busy} onClick={onRetry}>
        Reintentar
      </Button>
    </ErrorState>
  </div>
)

function ChatRoom({ conversation, me }: { conversation: Conversation; me: string }) {
  const session = useChat(conversation, me)
  const { chat, loading, connection } = session
  const state = useStateByTime(chat.state, conversation.expiresIn, session.expire)
  const remaining = remainingOf(chat.messageCount)
  const closed = state !== 'open' || remaining === 0
  const empty = chat.messages.length === 0

  if (session.forbidden)
    return (
      <Failure
        title={NO_PERMISSION}
        text="Solo el viajero y el anfitrión de la reserva ven este chat."
        busy={false}
        onRetry={session.loadAgain}
      />
    )
  if (empty && loading === 'failed')
    return <Failure title={chatText.loadFailed} busy={false} onRetry={session.loadAgain} />
  if (empty && loading === 'first') return <ChatSkeleton />
  return (
    <>
      <Context conversation={conversation} />
      {state === 'expired' && <Banner tone="neutral" title={chatText.expired} text={chatText.expiredDetail} />}
      {state === 'cancelled' && <Banner tone="neutral" title={chatText.cancelled} text={chatText.cancelledDetail} />}
      {connection === 'lost' && state === 'open' && <Reconnecting />}
      {empty ? (
        <Start name={conversation.with.name} state={state} />
      ) : (
        <MessageList
          messages={chat.messages}
          me={me}
          otherName={conversation.with.name}
          hasEarlier={chat.earlier !== null}
          loading={loading === 'earlier' || loading === 'first'}
          onEarlier={session.loadEarlier}
        />
      )}
      {loading === 'failed' && (
        <p
          role="alert"
          className="mx-5 mb-3 flex items-center gap-3 rounded-control bg-danger-soft px-3.5 py-2 text-danger-deep"
        >
          <span className="flex-1">{chatText.loadFailed}</span>
          <Button variant="ghost" size="sm" onClick={session.loadAgain}>
            Reintentar
          </Button>
        </p>
      )}
      {state === 'open' && remaining === 0 && (
        <Banner tone="warning" title={chatText.full} text={chatText.fullDetail} />
      )}
      {state === 'open' && remaining > 0 && remaining <= WARN_REMAINING && (
        <Banner
          tone="warning"
          title={
            remaining === 1
              ? 'Queda 1 mensaje en esta conversación.'
              : `Quedan ${remaining} mensajes en esta conversación.`
          }
        />
      )}
      <Composer
        bookingId={conversation.bookingId}
        attempt={chat.attempt}
        closed={closed}
        onSend={session.send}
        onForget={session.forget}
      />
    </>
  )
}

/**
 * Expires without the stream too, which may be down; after the time that the server said was left, because the clock of a
 * phone may be hours off.
 */
function useStateByTime(state: Conversation['state'], expiresIn: number, expire: () => void) {
  const onTimeout = () => expire()
  const [end] = useState(() => performance.now() + expiresIn * SECOND_MS)
  useEffect(() => {
    if (state === 'expired') return
    const remaining = end - performance.now()
    // No page stays open for a day, and timers are limited to 24 days.
    if (remaining > DAY_MS) return
    const timer = setTimeout(onTimeout, Math.max(0, remaining) + 500)
    return () => clearTimeout(timer)
  })
  return state
}

const Context = ({ conversation: { experience, startDate, expireAt, state } }: { conversation: Conversation }) => (
  <p className="border-b border-hairline px-5 py-2.5 text-sm text-tinta-suave">
    <strong className="block truncate text-tinta">{experience.title}</strong>
    <span className="inline-block first-letter:uppercase">
      {longDate(startDate)}, {timeOfDay(startDate)}
    </span>
    {state === 'open' && <span> · Abierto hasta las {timeOfDay(expireAt)}</span>}
  </p>
)

type BannerProps = { tone: 'neutral' | 'warning'; title: string; text?: ReactNode }
const Banner = ({ tone, title, text }: BannerProps) => (
  <div
    role="status"
    className={`flex gap-2.5 px-5 py-2.5 ${tone === 'warning' ? 'bg-maiz-soft text-maiz-deep' : 'bg-lino text-tinta'}`}
  >
    <Icon name={tone === 'warning' ? 'alert' : 'lock'} size="sm" className="mt-1" />
    <p>
      <strong>{title}</strong>
      {text && <span className="block text-sm text-tinta-suave">{text}</span>}
    </p>
  </div>
)

/** Shown only after a while, because most reconnects are over before anybody notices. */
function Reconnecting() {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(true), 2500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={lasting ? 'flex items-center gap-2.5 bg-lino px-5 py-2 text-sm' : 'sr-only'}>
      {lasting && (
        <>
          <Spinner className="size-4" />
          Sin conexión en vivo. Reconectando…
        </>
      )}
    </p>
  )
}

const Start = ({ name, state }: { name: string; state: Conversation['state'] }) => (
  <div className="flex-1 overflow-y-auto p-5">
    {state === 'open' ? (
      <EmptyState
        icon="chat"
        level={3}
        title={`Saluda a ${name}`}
        text="Pregunta por el punto de encuentro, qué llevar o avisa si vas tarde. Solo ustedes dos leen esta conversación."
      />
    ) : (
      <EmptyState
        icon="chat"
        level={3}
        title="No hubo mensajes"
        text="Nadie escribió mientras la conversación estuvo abierta."
      />
    )}
  </div>
)
