// The assistant's button on the pages of travelers (AI-01). It comes after the page is alive and only to whom it is
// offered; the window, and what was said, come when somebody opens it.
import './assistant.css'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { chatQuery } from './assistant.query.ts'

const loadWindow = () => import('./assistant-window.tsx')
const AssistantWindow = lazy(loadWindow)

/** Where the page has its own work at the lower end: the booking form, and sheets that are printed. */
const keepsAway = (path: string) => /^\/(booking|start-experience)\/|\/voucher$/.test(path)

export default function Assistant() {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { data } = useQuery(chatQuery)
  if (!data?.offered) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {!keepsAway(path) && (
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
      )}
      {used && (
        <Suspense>
          <AssistantWindow open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
