import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_NOTE_LENGTH } from '#marketplace/accounts/notes/note.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Unsaved } from '../../../../admin/actions/unsaved.tsx'
import { useAdminAction } from '../../../../admin/actions/use-admin-action.ts'
import { useIdempotentAction } from '../../../../admin/actions/use-idempotent-action.ts'
import { momentText } from '../../../../admin/audit/audit-entry.tsx'
import { AdminSection } from '../../../../admin/layout/admin-page-frame.tsx'
import { recordsQuery } from '../records/user-record.query.ts'
import type { UserDetail } from '../user.contract.ts'

/** The team's notes about a person, for the next operator. Notes are never changed or deleted. */
export function UserNotes({ user: { id, state } }: { user: UserDetail }) {
  const { notes } = useSuspenseQuery(recordsQuery(id)).data
  return (
    <AdminSection
      title={notes.total > 0 ? `Notas del equipo (${notes.total})` : 'Notas del equipo'}
      icon="edit"
      text="Quedan con tu nombre y no se borran. La persona las recibe si pide una copia de sus datos."
    >
      {state !== 'deleted' && <NoteForm key={id} id={id} />}
      {notes.items.length > 0 ? (
        <ol className={`grid gap-3 ${state === 'deleted' ? '' : 'mt-5'}`}>
          {notes.items.map(({ id: note, text, author, createdAt }) => (
            <li key={note} className="rounded-control bg-maiz-soft p-4">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="mt-1.5 text-sm text-tinta-suave">
                {author ?? 'El equipo'}, <time dateTime={createdAt}>{momentText(createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : (
        state === 'deleted' && <p className="text-tinta-suave">Sin notas.</p>
      )}
      {notes.total > notes.items.length && (
        <p className="mt-4 text-sm text-tinta-suave">Se muestran las {notes.items.length} más recientes.</p>
      )}
    </AdminSection>
  )
}

function NoteForm({ id }: { id: string }) {
  const { busy, error, act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const hydrated = useHydrated()
  const [text, setText] = useState('')
  const { form, forget } = useFormDraft(`note ${id}`)
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isShort = text.trim().length < 2
    setErrors(isShort ? { text: 'Escribe la nota' } : {})
    if (isShort || busy) return
    const refusal = await act(
      'note',
      () => once((key) => adminApi.userRecords.addNote({ params: { id }, body: { text }, key })),
      'Nota anotada',
    )
    if (refusal !== null) return
    forget()
    setText('')
  }
  return (
    <form {...form} onSubmit={submit} noValidate className="grid gap-3">
      <Unsaved when={text.length > 0} />
      <TextArea
        label="Nueva nota"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        counter={text.length}
        value={text}
        error={errors.text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        icon="plus"
        loading={busy === 'note'}
        disabled={!hydrated}
        className="justify-self-start"
      >
        Anotar
      </Button>
    </form>
  )
}
