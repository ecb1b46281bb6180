import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { usePermission } from '../../admin/actions/use-permission.ts'
import type { AdminBooking } from './admin-booking.contract.ts'
import type { ReadChat } from './chat/chat.contract.ts'

/** The chat of a booking: hidden until a reason is given, and read-only (INV-23). */
export function BookingChat({ booking }: { booking: AdminBooking }) {
  const { act } = useAdminAction()
  const mayDo = usePermission()
  const hydrated = useHydrated()
  const [isConfirming, setIsConfirming] = useState(false)
  const [chat, setChat] = useState<ReadChat | null>(null)
  const { id, messages } = booking
  const open = (reason: string) =>
    act(
      'chat',
      async () => {
        const answer = await adminApi.chats.open({ params: { id }, body: { reason } })
        if (answer.ok) setChat(answer.data)
        return answer
      },
      'Quedó anotado en la bitácora',
    )
  return (
    <section aria-labelledby="chat" className="card p-5 md:p-6">
      <h2 id="chat" className="text-subheading">
        Chat
      </h2>
      {messages === null ? (
        <p className="mt-2 text-tinta-suave">El viajero y el anfitrión no han abierto el chat.</p>
      ) : !mayDo('correspondence.open') ? (
        <p className="mt-2 text-tinta-suave">
          {messages === 1 ? '1 mensaje' : `${messages} mensajes`}. Tu rol no abre conversaciones privadas.
        </p>
      ) : chat ? (
        <Messages chat={chat} />
      ) : (
        <>
          <p className="mt-2 text-tinta-suave">
            {messages === 1 ? '1 mensaje' : `${messages} mensajes`}. Es una conversación privada: léela solo si hace
            falta. El motivo queda en la bitácora y nadie lo verá como leído.
          </p>
          <Button
            variant="secondary"
            icon="lock"
            className="mt-4"
            disabled={!hydrated || messages === 0}
            onClick={() => setIsConfirming(true)}
          >
            Leer el chat
          </Button>
        </>
      )}
      <ReasonDialog
        open={isConfirming}
        record={id}
        title="¿Leer esta conversación privada?"
        text="Antes de mostrarla se anota quién la leyó, cuándo y por qué. Solo se puede leer."
        action="Leer el chat"
        reason="required"
        onConfirm={open}
        onClose={() => setIsConfirming(false)}
      />
    </section>
  )
}

const Messages = ({ chat }: { chat: ReadChat }) =>
  chat.messages.length === 0 ? (
    <p className="mt-2 text-tinta-suave">Nadie ha escrito.</p>
  ) : (
    <ol className="mt-4 grid max-h-[32rem] gap-3 overflow-y-auto">
      {chat.messages.map(({ id, by, name, content, picture, createdAt, readAt }) => (
        <li key={id} className={`rounded-control p-3 ${by === 'host' ? 'bg-lino' : 'border border-hairline'}`}>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-tinta-suave">
            <strong className="wrap-anywhere text-tinta">
              {name} · {by === 'host' ? 'anfitrión' : 'viajero'}
            </strong>
            <time dateTime={createdAt}>
              {shortDate(createdAt)}, {timeOfDay(createdAt)}
              {readAt ? ' · leído' : ' · sin leer'}
            </time>
          </p>
          {content && (
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {content}
            </p>
          )}
          {picture && (
            <img
              src={picture.url}
              alt={`Imagen que envió ${name}`}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="mt-2 h-auto max-h-80 w-auto max-w-full rounded-control"
            />
          )}
        </li>
      ))}
    </ol>
  )
