import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { unreadQuery } from './chat.query.ts'

/** Number of unread messages in one chat, or in all. */
export function useUnread(bookingId?: string): number {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...unreadQuery, enabled: hydrated })
  // During hydration every part must first render what the server rendered.
  if (!hydrated || !data) return 0
  if (!bookingId) return data.unread
  return data.bookings.find((booking) => booking.bookingId === bookingId)?.unread ?? 0
}

export const UnreadCount = ({ unread }: { unread: number }) =>
  unread > 0 && (
    <span className="tabular inline-flex min-w-5 items-center justify-center rounded-pill bg-canela px-1.5 text-sm text-on-canela">
      {unread}
      <span className="sr-only">{unread === 1 ? ' mensaje sin leer' : ' mensajes sin leer'}</span>
    </span>
  )

type ChatButtonProps = { bookingId: string; label: string; onOpen: () => void }

/** The button that opens the chat of a booking, with its unread messages (ACC-23). */
export function ChatButton({ bookingId, label, onOpen }: ChatButtonProps) {
  const unread = useUnread(bookingId)
  const hydrated = useHydrated()
  return (
    <Button variant="secondary" size="sm" icon="chat" disabled={!hydrated} onClick={onOpen}>
      {label}
      <UnreadCount unread={unread} />
    </Button>
  )
}
