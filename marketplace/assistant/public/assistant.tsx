// The assistant's button in the travelers' header (AI-01), where it covers nothing. It loads after the page is interactive and
// only where it is offered; the dialog and the conversation load when it is opened.
import './assistant.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { chatQuery } from './assistant.query.ts'

const loadWindow = () => import('./assistant-window.tsx')
const AssistantWindow = lazy(loadWindow)

export default function Assistant() {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { data } = useQuery(chatQuery)
  if (!data?.offered) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="assistant-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadWindow}
        onFocus={loadWindow}
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        <Icon name="spark" />
        <span>Asistente</span>
      </button>
      {used && (
        <Suspense>
          <AssistantWindow open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
