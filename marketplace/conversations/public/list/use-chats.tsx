import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { hasChat } from '../../conversation.rules.ts'
import { ChatButton, UnreadCount, useUnread } from '../chat/chat-button.tsx'

const BookingChat = lazy(() => import('../chat/booking-chat.tsx'))
const ConversationList = lazy(() => import('./conversation-list.tsx'))

type ChatsView = { view: 'list' } | { view: 'chat'; bookingId: string; name: string | null; fromList: boolean }

type ChatsOptions = {
  /** How this page calls the other party. */
  other: 'anfitrión' | 'viajero'
  /** A booking whose chat opens at once, from the address. */
  first?: string
  onClose?: () => void
}

export type Chats = {
  /** The button of one booking; null without a chat. */
  button: (booking: { id: string; status: string }, name: string) => ReactNode
  all: ReactNode
  open: (bookingId: string, name: string | null) => void
  /** The one chat window; render it once. */
  window: ReactNode
}

/** Chats of a page of bookings: one window, a button per booking and one for the list (CHAT-01, CHAT-23). */
export function useChats({ other, first, onClose }: ChatsOptions): Chats {
  const hydrated = useHydrated()
  const [view, setView] = useState<ChatsView | null>(
    first ? { view: 'chat', bookingId: first, name: null, fromList: false } : null,
  )
  const close = () => {
    setView(null)
    onClose?.()
  }
  const open = (bookingId: string, name: string | null, fromList = false) =>
    setView({ view: 'chat', bookingId, name, fromList })
  const chat = view?.view === 'chat' ? view : null
  return {
    open,
    all: <AllButton onOpen={() => setView({ view: 'list' })} />,
    button: ({ id, status }, name) =>
      hasChat(status) ? (
        <ChatButton bookingId={id} label={`Chat con el ${other}`} onOpen={() => open(id, name)} />
      ) : null,
    window: (
      <Dialog
        // Dialogs need script, so a chat named in the address opens after hydration.
        open={hydrated && view !== null}
        onClose={close}
        variant="full"
        fill
        title={chat ? (chat.name ? `Conversación con ${chat.name}` : 'Conversación') : 'Mensajes'}
      >
        <div className="flex min-h-0 flex-1 flex-col md:h-[min(42rem,75dvh)] md:flex-none">
          <Suspense fallback={<Skeleton className="m-5 h-40 rounded-card" />}>
            {chat ? (
              <>
                {chat.fromList && (
                  <p className="border-b border-hairline px-2 py-1">
                    <Button variant="ghost" size="sm" icon="arrow-left" onClick={() => setView({ view: 'list' })}>
                      Todas las conversaciones
                    </Button>
                  </p>
                )}
                <BookingChat key={chat.bookingId} bookingId={chat.bookingId} />
              </>
            ) : (
              view && (
                <ConversationList
                  onOpen={(bookingId, name) => open(bookingId, name, true)}
                  next={
                    <ButtonLink href="/search" icon="search">
                      Explorar experiencias
                    </ButtonLink>
                  }
                />
              )
            )}
          </Suspense>
        </div>
      </Dialog>
    ),
  }
}

function AllButton({ onOpen }: { onOpen: () => void }) {
  const hydrated = useHydrated()
  const unread = useUnread()
  return (
    <Button variant="secondary" size="sm" icon="chat" disabled={!hydrated} onClick={onOpen}>
      Mensajes
      <UnreadCount unread={unread} />
    </Button>
  )
}
