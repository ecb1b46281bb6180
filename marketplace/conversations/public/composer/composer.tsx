import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { controlClass } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { MAX_MESSAGE_LENGTH } from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import type { Attempt } from '../chat/chat-state.view.ts'
import { AttachmentField, AttachmentPreview } from './attachment-field.tsx'
import { useMessageDraft } from './use-message-draft.ts'

type ComposerProps = {
  bookingId: string
  attempt: Attempt | null
  /** The chat accepts nothing more (CHAT-13). */
  closed: boolean
  onSend: (content: string, file: File | null) => void
  onForget: () => void
}

/** Text and a picture; Enter sends, Shift+Enter breaks the line. The text stays until it has been sent (CHAT-20). */
export function Composer({ bookingId, attempt, closed, onSend, onForget }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useMessageDraft(bookingId, attempt, field)
  const { content, file, length, tooLong } = draft
  const sending = attempt?.state === 'sending'
  const ready = !closed && !sending && !tooLong && !draft.isEmpty
  // Not on a phone, where the keyboard would cover the messages.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])

  const send = () => {
    if (ready) onSend(content, file)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const [picture] = event.clipboardData.files
    if (!picture || closed || sending) return
    event.preventDefault()
    draft.attach(picture)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-hairline px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {attempt?.state === 'failed' && (
        <SendFailure reason={attempt.reason}>
          {!closed && (
            <Button variant="ghost" size="sm" disabled={!ready} onClick={send}>
              Reintentar
            </Button>
          )}
        </SendFailure>
      )}
      {draft.problem && (
        <p role="alert" className="mb-3 rounded-control bg-danger-soft px-3.5 py-2 text-danger-deep">
          {draft.problem}
        </p>
      )}
      {file && (
        <AttachmentPreview
          file={file}
          disabled={sending}
          onRemove={() => {
            if (attempt?.state === 'failed') onForget()
            draft.detach()
          }}
          onBroken={draft.refuseFile}
        />
      )}
      <div className="flex items-end gap-2">
        <AttachmentField disabled={closed || sending} onChoose={draft.attach} />
        <textarea
          ref={field}
          rows={1}
          aria-label="Escribe un mensaje"
          placeholder={closed ? 'Ya no se puede escribir' : 'Escribe un mensaje'}
          enterKeyHint="send"
          value={draft.text}
          disabled={closed}
          // readOnly and not disabled while sending, or a phone would close its keyboard at every message.
          readOnly={sending}
          aria-disabled={closed || sending}
          aria-invalid={tooLong || undefined}
          aria-describedby={`caracteres-${bookingId}`}
          onChange={({ target }) => draft.write(target.value)}
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
      <CharacterCount id={`caracteres-${bookingId}`} length={length} tooLong={tooLong} />
    </form>
  )
}

const SendFailure = ({ reason, children }: { reason: string | null; children: ReactNode }) => (
  <div
    role="alert"
    className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-danger-soft px-3.5 py-2 text-danger-deep"
  >
    <Icon name="alert" size="sm" />
    <p className="min-w-0 flex-1">
      <strong>{chatText.sendFailed}</strong>
      {reason && reason !== chatText.sendFailed && <span className="block text-sm text-tinta">{reason}</span>}
    </p>
    {children}
  </div>
)

/** From this length on the remaining characters are shown. */
const COUNT_FROM = 900

const CharacterCount = ({ id, length, tooLong }: { id: string; length: number; tooLong: boolean }) => (
  <p
    id={id}
    className={`tabular text-right text-sm ${tooLong ? 'font-semibold text-danger' : 'text-tinta-suave'} ${length >= COUNT_FROM ? 'mt-1' : ''}`}
  >
    {length >= COUNT_FROM && `${length}/${MAX_MESSAGE_LENGTH}`}
    {tooLong && ` · Máximo ${MAX_MESSAGE_LENGTH} caracteres`}
  </p>
)
