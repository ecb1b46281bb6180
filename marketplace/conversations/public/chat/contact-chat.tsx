/** The chat behind 'Contactar al anfitrión'; loaded on the press. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#marketplace/client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import BookingChat from './booking-chat.tsx'

type ContactChatProps = { experienceId: string; name: string; onNone: () => void; onClose: () => void }

/** Opens the chat of the traveler's next booking of an experience, or reports that there is none (DET-13). */
export default function ContactChat({ experienceId, name, onNone, onClose }: ContactChatProps) {
  const { data } = useQuery({
    queryKey: ['conversations', 'reachable', experienceId],
    queryFn: () => api.conversations.findForExperience({ params: { id: experienceId } }),
    staleTime: 0,
    gcTime: 0,
  })
  const bookingId = data?.ok ? data.data.bookingId : null
  const isMissing = data !== undefined && bookingId === null
  useEffect(() => {
    if (isMissing) onNone()
  }, [isMissing, onNone])
  if (!bookingId) return null
  return (
    <Dialog open onClose={onClose} variant="full" fill title={`Conversación con ${name}`}>
      <div className="flex min-h-0 flex-1 flex-col md:h-[min(42rem,75dvh)] md:flex-none">
        <BookingChat bookingId={bookingId} />
      </div>
    </Dialog>
  )
}
