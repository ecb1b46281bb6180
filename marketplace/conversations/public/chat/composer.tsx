import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { controlClass } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import {
  attachmentProblem,
  characters,
  hasVisibleText,
  isTooLong,
  MAX_MESSAGE_LENGTH,
} from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import type { Attempt } from './chat-state.view.ts'
import { getDraft, setDraft } from './drafts.store.ts'

type ComposerProps = {
  bookingId: string
  attempt: Attempt | null
  /** The chat accepts nothing more (CHAT-13). */
  closed: boolean
  onSend: (content: string, file: File | null) => void
  onForget: () => void
}

/** From this length on the remaining characters are shown. */
const COUNT_FROM = 900

/** Text and a picture; Enter sends, Shift+Enter breaks the line. The text stays until it has been sent (CHAT-20). */
export function Composer({ bookingId, attempt, closed, onSend, onForget }: ComposerProps) {
  const [text, setText] = useState(() => getDraft(bookingId))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const sending = attempt?.state === 'sending'
  const before = useRef(attempt)

  // An attempt that ended without failure was sent, so the field is cleared.
  useEffect(() => {
    const sent = before.current
    before.current = attempt
    if (!sent || attempt) return
    setText((now) => (now.trim() === sent.content ? '' : now))
    setFile((now) => (now === sent.file ? null : now))
    field.current?.focus()
  }, [attempt])
  useEffect(() => setDraft(bookingId, text), [bookingId, text])
  // Not on a phone, where the keyboard would cover the messages.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])

  const content = text.trim()
  const length = characters(content)
  const tooLong = isTooLong(content)
  const ready = !closed && !sending && !tooLong && (hasVisibleText(content) || file !== null)

  function choose(selected: File | undefined) {
    if (!selected) return
    const problemCode = attachmentProblem(selected)
    setProblem(problemCode && chatText[problemCode])
    if (!problemCode) setFile(selected)
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (ready) onSend(content, file)
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const [picture] = event.clipboardData.files
    if (!picture || closed || sending) return
    event.preventDefault()
    choose(picture)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onSend(content, file)
      }}
      className="border-t border-hairline px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {attempt?.state === 'failed' && (
        <div
          role="alert"
          className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-danger-soft px-3.5 py-2 text-danger-deep"
        >
          <Icon name="alert" size="sm" />
          <p className="min-w-0 flex-1">
            <strong>{chatText.sendFailed}</strong>
            {attempt.reason && attempt.reason !== chatText.sendFailed && (
              <span className="block text-sm text-tinta">{attempt.reason}</span>
            )}
          </p>
          {!closed && (
            <Button variant="ghost" size="sm" disabled={!ready} onClick={() => onSend(content, file)}>
              Reintentar
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="mb-3 rounded-control bg-danger-soft px-3.5 py-2 text-danger-deep">
          {problem}
        </p>
      )}
      {file && (
        <Preview
          file={file}
          disabled={sending}
          onRemove={() => {
            setFile(null)
            if (attempt?.state === 'failed') onForget()
            field.current?.focus()
          }}
          onBroken={() => {
            setFile(null)
            setProblem(chatText.wrongType)
          }}
        />
      )}
      <div className="flex items-end gap-2">
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label="Elegir una imagen"
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
        <IconButton
          icon="image"
          label="Adjuntar una imagen"
          disabled={closed || sending}
          onClick={() => picker.current?.click()}
          className="mb-0.5"
        />
        <textarea
          ref={field}
          rows={1}
          aria-label="Escribe un mensaje"
          placeholder={closed ? 'Ya no se puede escribir' : 'Escribe un mensaje'}
          enterKeyHint="send"
          value={text}
          disabled={closed}
          // readOnly and not disabled while sending, or a phone would close its keyboard at every message.
          readOnly={sending}
          aria-disabled={closed || sending}
          aria-invalid={tooLong || undefined}
          aria-describedby={`caracteres-${bookingId}`}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={`${controlClass} field-sizing-content max-h-40 min-w-0 flex-1 resize-none`}
        />
        <Button
          type="submit"
          disabled={!ready && !sending}
          loading={sending}
          loadingText="Enviando…"
          className="min-h-12"
        >
          Enviar
        </Button>
      </div>
      <p
        id={`caracteres-${bookingId}`}
        className={`tabular text-right text-sm ${tooLong ? 'font-semibold text-danger' : 'text-tinta-suave'} ${length >= COUNT_FROM ? 'mt-1' : ''}`}
      >
        {length >= COUNT_FROM && `${length}/${MAX_MESSAGE_LENGTH}`}
        {tooLong && ` · Máximo ${MAX_MESSAGE_LENGTH} caracteres`}
      </p>
    </form>
  )
}

type PreviewProps = {
  file: File
  disabled: boolean
  onRemove: () => void
  /** The file is no picture despite its type, so it need not be uploaded (CHAT-09). */
  onBroken: () => void
}

function Preview({ file, disabled, onRemove, onBroken }: PreviewProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return (
    <div className="mb-3 flex items-center gap-3">
      {url && (
        <img
          src={url}
          alt="La imagen que vas a enviar"
          onError={onBroken}
          className="size-16 rounded-control bg-lino object-cover"
        />
      )}
      <p className="min-w-0 flex-1 truncate text-sm text-tinta-suave">{file.name}</p>
      <IconButton icon="close" label="Quitar la imagen" disabled={disabled} onClick={onRemove} />
    </div>
  )
}
