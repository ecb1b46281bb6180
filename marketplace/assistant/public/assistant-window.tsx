import { type FormEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { assistantText, starters } from '../assistant.text.ts'
import { ChatLine } from './chat-line.tsx'
import { useChat } from './use-assistant.ts'

const MAX_QUESTION_LENGTH = 500

/**
 * The chat as a modal dialog: full screen on a phone, a panel at the lower right otherwise. The browser's own dialog keeps the
 * focus inside, closes on Escape and restores the focus.
 */
export default function AssistantWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const pressed = useRef(false)
  const [text, setText] = useState('')
  const { messages, pending, send, forget } = useChat()
  const last = messages.at(-1)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
    if (open) input.current?.focus()
  }, [open])
  // The end of what was said stays in sight: a new question, and every piece of its answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes the list grow
  useEffect(() => {
    if (open) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [open, messages.length, last?.text, last?.cards.length])
  // Disabled fields lose the focus, and the field was disabled while the answer was pending (AI-13).
  useEffect(() => {
    if (!pending && dialog.current?.open) input.current?.focus()
  }, [pending])

  const say = (message: string) => {
    if (send(message)) setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say(text)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is for pointers; the keyboard has Escape
    <dialog
      ref={dialog}
      className="dialog assistant-window"
      aria-labelledby="assistant-title"
      onClose={onClose}
      // A click closes the dialog only if it also began outside: selecting text may end there.
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget
      }}
      onClick={(event) => pressed.current && event.target === event.currentTarget && onClose()}
    >
      <div className="assistant-frame">
        <header className="assistant-head">
          <span className="assistant-mark">
            <Icon name="spark" />
          </span>
          <h2 id="assistant-title">Asistente</h2>
          {messages.length > 0 && (
            <button type="button" className="assistant-quiet" disabled={pending} onClick={forget}>
              Nueva conversación
            </button>
          )}
          <IconButton icon="close" label="Cerrar el asistente" onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div ref={list} className="assistant-list" role="region" aria-label="Conversación" tabIndex={0}>
          <p className="assistant-bubble">{assistantText.greeting}</p>
          {messages.length === 0 && (
            <ul className="assistant-starters" aria-label="Preguntas para empezar">
              {starters.map((starter) => (
                <li key={starter}>
                  <button type="button" onClick={() => say(starter)}>
                    {starter}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {messages.map((message) => (
            <ChatLine key={message.id} message={message} onLeave={onClose} />
          ))}
        </div>
        <p role="status" className="sr-only">
          {last?.sender === 'bot' ? (last.isLoading ? assistantText.thinking : last.text) : ''}
        </p>
        <form className="assistant-form" onSubmit={submit}>
          <input
            ref={input}
            aria-label="Escribe tu pregunta"
            placeholder="Escribe tu pregunta"
            maxLength={MAX_QUESTION_LENGTH}
            autoComplete="off"
            enterKeyHint="send"
            value={text}
            disabled={pending}
            onChange={(event) => setText(event.target.value)}
          />
          <button
            type="submit"
            className="assistant-send"
            aria-label="Enviar"
            title="Enviar"
            disabled={pending || !text.trim()}
          >
            <Icon name="arrow-right" />
          </button>
        </form>
        <p className="assistant-note">Responde con datos de este momento. No reserva por ti.</p>
      </div>
    </dialog>
  )
}
