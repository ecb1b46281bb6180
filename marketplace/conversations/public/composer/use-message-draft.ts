import { type RefObject, useEffect, useRef, useState } from 'react'
import { attachmentProblem, characters, hasVisibleText, isTooLong } from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import type { Attempt } from '../chat/chat-state.view.ts'
import { getDraft, setDraft } from './drafts.store.ts'

/**
 * Text and picture of the next message; kept until they have been sent (CHAT-20).
 * @param field gets the focus when something has happened to them
 * @returns `isEmpty` when there is nothing to send; `problem` says what is wrong with the last picture
 */
export function useMessageDraft(
  bookingId: string,
  attempt: Attempt | null,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText] = useState(() => getDraft(bookingId))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef(attempt)

  // An attempt that ended without failure was sent, so the field is cleared.
  useEffect(() => {
    const sent = before.current
    before.current = attempt
    if (!sent || attempt) return
    setText((now) => (now.trim() === sent.content ? '' : now))
    setFile((now) => (now === sent.file ? null : now))
    field.current?.focus()
  }, [attempt, field])
  useEffect(() => setDraft(bookingId, text), [bookingId, text])

  const content = text.trim()
  return {
    text,
    content,
    file,
    problem,
    length: characters(content),
    tooLong: isTooLong(content),
    isEmpty: !hasVisibleText(content) && file === null,
    write(words: string) {
      setText(words)
      setProblem(null)
    },
    attach(selected: File | undefined) {
      if (!selected) return
      const problemCode = attachmentProblem(selected)
      setProblem(problemCode && chatText[problemCode])
      if (!problemCode) setFile(selected)
      field.current?.focus()
    },
    detach() {
      // A failed attempt goes with its picture, and was not sent.
      before.current = null
      setFile(null)
      field.current?.focus()
    },
    /** The file is no picture despite its type, so it need not be uploaded (CHAT-09). */
    refuseFile() {
      setFile(null)
      setProblem(chatText.wrongType)
    },
  }
}
