import { createFileRoute, notFound } from '@tanstack/react-router'
import { useChats } from '#marketplace/conversations/public/list/use-chats.tsx'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { CAMERA_POLICY } from '#platform/pages/headers/permissions.ts'
import { dateGuestsQuery } from './attendees.query.ts'
import { DateGuests, DateMissing } from './date-guests.tsx'
import { DateFailed, DateLoading } from './date-states.tsx'

export const Route = createFileRoute('/_host/host/dates/$dateId')({
  loader: async ({ context: { queryClient }, params: { dateId } }) => {
    if (!isUuidShaped(dateId) || !(await queryClient.ensureQueryData(dateGuestsQuery(dateId)))) throw notFound()
  },
  // Guests' QR codes are scanned here; every other page forbids the camera.
  headers: () => ({ 'permissions-policy': CAMERA_POLICY }),
  head: () => ({ meta: [{ title: 'Invitados de una fecha · Portal de anfitriones · Torogoz' }] }),
  remountDeps: ({ params }) => params.dateId,
  pendingComponent: DateLoading,
  errorComponent: DateFailed,
  notFoundComponent: DateMissing,
  component: DatePage,
})

function DatePage() {
  const chats = useChats({ other: 'viajero' })
  return (
    <>
      <DateGuests dateId={Route.useParams().dateId} chat={(booking, name) => chats.button(booking, name)} />
      {chats.window}
    </>
  )
}
