import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { deleteFormDraft } from '#ui/forms/form-draft.store.ts'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAction } from '#ui/use-action.ts'
import { findFocus } from '#ui/use-focus-after.ts'

type ReasonDialogProps = {
  open: boolean
  /** The id of what is asked about: what is typed is kept for it alone. */
  record: string
  /** The question, for example '¿Suspender la cuenta de Ana Flores?' */
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The label of the button, for example 'Suspender'. */
  action: string
  tone?: 'danger'
  reason: 'required' | 'optional' | 'none'
  /** Other fields, shown before the reason. */
  children?: ReactNode
  /** Runs the action; null when it succeeded (the dialog closes), otherwise the message that the dialog shows. */
  onConfirm: (reason: string) => Promise<string | null>
  onClose: () => void
}

const MIN_LENGTH = 3
const MAX_LENGTH = 500

/** Asks for confirmation before an action on a person or thing, with the reason that the audit log keeps (ADM-03). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, record, title, text, action, tone, onConfirm, ...rest } = props
  const wasOpen = useRef(open)
  const words = { title, text, action, tone }
  const keep = `dialog ${record} ${title}`
  // Once answered it stays the question that was asked, although its page reads the new state before the window has left.
  const [question, setQuestion] = useState<{ open: boolean; keep: string; words: typeof words | null }>({
    open,
    keep,
    words: null,
  })
  if (open !== question.open) setQuestion({ ...question, open, ...(open && { keep, words: null }) })
  const { title: heading, ...shown } = question.words ?? words
  const confirm = async (reason: string) => {
    setQuestion((last) => ({ ...last, words }))
    const message = await onConfirm(reason)
    if (message !== null) setQuestion((last) => ({ ...last, words: null }))
    return message
  }
  const close = () => {
    deleteFormDraft(question.keep)
    onClose()
  }
  // The action often removes the button that opened the dialog, so the focus goes to the heading of the page.
  useEffect(() => {
    if (wasOpen.current && !open) findFocus()
    wasOpen.current = open
  }, [open])
  return (
    <Dialog open={open} onClose={close} title={heading}>
      <Question {...rest} {...shown} keep={question.keep} onConfirm={confirm} onClose={close} />
    </Dialog>
  )
}

/** @param keep the name under which what is typed survives the end of a session */
function Question(props: Omit<ReasonDialogProps, 'open' | 'title' | 'record'> & { keep: string }) {
  const { text, action, tone, reason, children, keep, onConfirm, onClose } = props
  const id = useId()
  const { form } = useFormDraft(keep)
  const [length, setLength] = useState(0)
  const [missing, setMissing] = useState(false)
  const confirm = useAction({
    send: async (words: string) => {
      const message = await onConfirm(words)
      return message === null ? ({ ok: true, data: null } as const) : ({ ok: false, refusal: { message } } as const)
    },
    done: onClose,
    // No notice: the dialog shows the failure below the reason, in `refusal`.
    failed: () => null,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('reason') as HTMLTextAreaElement | null
    const words = field?.value.trim() ?? ''
    const needed = reason === 'required' ? words.length < MIN_LENGTH : words.length > 0 && words.length < MIN_LENGTH
    setMissing(needed)
    if (needed) return field?.focus()
    void confirm.run(words)
  }
  return (
    <form
      {...form}
      onSubmit={submit}
      noValidate
      className="grid gap-4 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      <div className="text-tinta-suave">{text}</div>
      {children}
      {reason !== 'none' && (
        <TextArea
          label="Motivo"
          id={`${id}-reason`}
          name="reason"
          optional={reason === 'optional'}
          hint="Queda en la bitácora, con tu nombre y la hora."
          error={
            missing
              ? length > 0
                ? `Escribe el motivo con ${MIN_LENGTH} letras o más`
                : 'Escribe el motivo'
              : undefined
          }
          maxLength={MAX_LENGTH}
          counter={length}
          onChange={(event) => setLength(event.target.value.length)}
          rows={3}
          required={reason === 'required'}
          // With other fields, they come first.
          {...(!children && { 'data-autofocus': '' })}
        />
      )}
      {confirm.refusal && <Notice tone="danger">{confirm.refusal.message}</Notice>}
      {/* In sight below a long text too, as the plan of a suspension is. Browsers measure the edge from within the padding. */}
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex flex-wrap justify-end gap-3 border-t border-hairline bg-papel px-5 py-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Volver
        </Button>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} loading={confirm.pending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
