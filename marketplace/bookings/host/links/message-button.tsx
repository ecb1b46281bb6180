import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { HostMessage } from '../../links/host-message.contract.ts'
import { type About, messagesQuery } from './message.query.ts'

const titles: Record<HostMessage['about'], string> = {
  answer: 'Responder la solicitud',
  cash: 'Anotar el pago',
  day: 'La lista del día',
  'on-the-way': 'Avisar que voy en camino',
}

/** Opens the prepared messages about a booking or a date: to oneself in WhatsApp, or to a helper. */
export function MessageButton({ about, name, className = '' }: { about: About; name?: string; className?: string }) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon="whatsapp"
        disabled={!hydrated}
        onClick={() => setOpen(true)}
        className={className}
      >
        Pasar a WhatsApp
        {name && <span className="sr-only">: {name}</span>}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Pásalo a tu WhatsApp"
        description="Mándatelo a ti o a quien te ayuda. El enlace sirve sin contraseña para esto y nada más: quien lo tenga puede usarlo."
      >
        {open && <Messages about={about} />}
      </Dialog>
    </>
  )
}

function Messages({ about }: { about: About }) {
  const { data, isError, refetch } = useQuery(messagesQuery(about))
  if (isError)
    return (
      <ErrorState level={3} title="No se pudo preparar el mensaje">
        <Button variant="secondary" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </ErrorState>
    )
  if (!data) return <Skeleton className="h-40 rounded-card" />
  if (data.messages.length === 0)
    return <p className="text-tinta-suave">Por ahora no hay nada que pasar. La lista se abre desde un día antes.</p>
  return (
    <ul className="grid gap-5">
      {data.messages.map((message) => (
        <li key={message.about}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  )
}

function Message({ message: { about, text, whatsapp, sms } }: { message: HostMessage }) {
  return (
    <>
      <h3 className="font-semibold">{titles[about]}</h3>
      <p className="mt-1.5 rounded-control bg-lino px-3.5 py-2.5 text-[0.9375rem] wrap-anywhere">{text}</p>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'sm')}>
          <Icon name="whatsapp" className="-ml-0.5" />
          Abrir WhatsApp
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
        <a href={sms} className={`${buttonClass('secondary', 'sm')} not-pointer-coarse:hidden`}>
          Mensaje de texto
        </a>
        <Button
          variant="secondary"
          size="sm"
          icon="copy"
          onClick={() => void copyText(text, { copied: 'Mensaje copiado', failed: 'No se pudo copiar' })}
        >
          Copiar
        </Button>
      </div>
    </>
  )
}
