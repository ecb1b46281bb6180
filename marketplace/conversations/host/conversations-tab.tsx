import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import ConversationList from '#marketplace/conversations/public/list/conversation-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { TabProps } from '../../hosts/host/dashboard/dashboard-tabs.view.ts'
import { addressOf } from '../../hosts/host/dashboard/dashboard-view.view.ts'

const BookingChat = lazy(() => import('#marketplace/conversations/public/chat/booking-chat.tsx'))

/** All chats of the host, newest message first; one opens in a dialog (HDASH-24, HDASH-25). */
export function ConversationsTab({ view: { chat } }: TabProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const [openChat, setOpenChat] = useState(chat ? { bookingId: chat, name: '' } : null)
  const close = () => {
    setOpenChat(null)
    // Reading and writing in the chat changes the list.
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
    if (chat)
      void router.navigate({
        href: addressOf('/host/dashboard', { tab: 'conversations' }),
        replace: true,
        resetScroll: false,
      })
  }
  return (
    <section aria-labelledby="conversaciones">
      <h2 id="conversaciones" className="sr-only">
        Conversaciones
      </h2>
      <div className="card max-w-3xl overflow-hidden">
        <ConversationList
          onOpen={(bookingId, name) => setOpenChat({ bookingId, name })}
          next={
            <ButtonLink href={addressOf('/host/dashboard', { tab: 'reservations' })} variant="secondary">
              Ver mis reservas
            </ButtonLink>
          }
        />
      </div>
      <Dialog
        // Dialogs need script, so a chat named in the address opens after hydration.
        open={hydrated && openChat !== null}
        onClose={close}
        variant="full"
        fill
        title="Conversación"
        description={openChat?.name ? `Con ${openChat.name}` : undefined}
      >
        <div className="flex min-h-0 flex-1 flex-col md:h-[min(42rem,75dvh)] md:flex-none">
          <Suspense fallback={<Skeleton className="m-5 h-40 rounded-card" />}>
            {openChat && <BookingChat key={openChat.bookingId} bookingId={openChat.bookingId} />}
          </Suspense>
        </div>
      </Dialog>
    </section>
  )
}
