import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { useHydrated } from '#ui/hydrated.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { Unsaved } from '../../admin/actions/unsaved.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { useIdempotentAction } from '../../admin/actions/use-idempotent-action.ts'
import { AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import { type CaseAct, filledTemplate, MAX_LENGTH, NOTIFIED_OUTCOMES, nextStatus } from '../case.rules.ts'
import { outcomeLabel } from '../case.text.ts'
import type { AdminCase } from './admin-case.contract.ts'
import { templatesQuery } from './admin-case.query.ts'

type Writing = Extract<CaseAct, 'answer' | 'note' | 'hear' | 'close'>
const writings: Record<Writing, { choice: string; action: string; icon: IconName; success: string }> = {
  answer: { choice: 'Responder', action: 'Enviar respuesta', icon: 'mail', success: 'Respuesta guardada' },
  note: { choice: 'Nota interna', action: 'Anotar', icon: 'edit', success: 'Nota anotada' },
  hear: {
    choice: 'Anotar lo que dijo',
    action: 'Anotar lo que dijo',
    icon: 'user',
    success: 'Anotado: el caso está por atender',
  },
  close: { choice: 'Cerrar', action: 'Cerrar el caso', icon: 'check', success: 'Caso cerrado' },
}
const outcomes = NOTIFIED_OUTCOMES.map((value) => ({ value, label: outcomeLabel[value] }))

/**
 * The form for an answer, an internal note, or a message of the requester. Changing the kind or a refusal keeps the typed
 * text.
 */
export function CaseWriting({ of: row }: { of: AdminCase }) {
  const { id, name, email, person, messages, mailLeaves } = row
  const { busy, error, act } = useAdminAction()
  const { errors, setErrors, once } = useIdempotentAction()
  const hydrated = useHydrated()
  const { data: templates } = useQuery(templatesQuery)
  const isReachable = email !== null || person !== null
  const possible = (Object.keys(writings) as Writing[]).filter(
    (writing) => nextStatus(row, writing) !== null && (writing !== 'answer' || isReachable),
  )
  const [selected, setSelected] = useState<Writing>('answer')
  const writing = possible.includes(selected) ? selected : 'note'
  const [text, setText] = useState('')
  useEffect(() => {
    const draft = takeFormDraft(`case ${id}`)
    if (draft) setText(draft)
  }, [id])
  const [outcome, setOutcome] = useState<(typeof NOTIFIED_OUTCOMES)[number]>('solved')
  const field = useRef<HTMLTextAreaElement>(null)
  const { action, icon, success: done } = writings[writing]
  const isSent = writing === 'answer' || writing === 'close'
  const label: Record<Writing, string> = {
    answer: `Tu respuesta a ${name}`,
    note: 'Nota para el equipo',
    hear: `Lo que dijo ${name}`,
    close: `Lo que se le dice a ${name}`,
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isShort = text.trim().length < 2
    setErrors(isShort ? { text: 'Escribe el texto' } : {})
    if (isShort) return field.current?.focus()
    if (busy) return
    const params = { id }
    const last = messages.at(-1)?.id ?? ''
    const send = (key: string) => {
      if (writing === 'note') return adminApi.cases.note({ params, body: { text }, key })
      if (writing === 'hear') return adminApi.cases.hear({ params, body: { text }, key })
      if (writing === 'close') return adminApi.cases.close({ params, body: { outcome, text, last }, key })
      return adminApi.cases.answer({ params, body: { text, last }, key })
    }
    const refusal = await act(
      'write',
      async () => {
        const answer = await once(send)
        // The session has ended, so this page is about to be left.
        if (!answer.ok && answer.refusal.status === 401) saveFormDraft(`case ${id}`, text)
        return answer
      },
      // The mail is sent after the commit, if at all, so the notice does not claim it; the thread shows when it was sent.
      done,
    )
    if (refusal === null) setText('')
  }

  return (
    <AdminSection
      title="Escribir"
      icon="edit"
      text={isSent && email ? `Le llega a ${email} con su mensaje citado.` : undefined}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Unsaved when={text.length > 0} />
        <WritingChoice possible={possible} chosen={writing} onChoose={setSelected} />
        {writing === 'close' && (
          <SelectField
            label="Resultado"
            value={outcome}
            options={outcomes}
            error={errors.outcome}
            onChange={(event) => setOutcome(event.target.value as typeof outcome)}
          />
        )}
        {isSent && templates && templates.items.length > 0 && (
          <TemplateChoice
            templates={templates.items}
            onChoose={(body) => {
              const words = filledTemplate(body, name)
              // The template is inserted below the typed text, which is kept.
              setText(text.trim() ? `${text.trimEnd()}\n\n${words}` : words)
              field.current?.focus()
            }}
          />
        )}
        <TextArea
          ref={field}
          label={label[writing]}
          name="text"
          rows={7}
          maxLength={MAX_LENGTH.text}
          counter={text.length}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {isSent && !mailLeaves && (
          <Notice tone="warning" title="Este servidor no tiene correo configurado">
            Lo que escribas se guarda aquí y el correo queda en la bandeja de salida
            {person ? '; quien tiene cuenta lo lee también en sus avisos' : ''}.
          </Notice>
        )}
        <Button
          type="submit"
          icon={icon}
          loading={busy === 'write'}
          loadingText="Guardando…"
          disabled={!hydrated}
          className="justify-self-start"
        >
          {action}
        </Button>
      </form>
    </AdminSection>
  )
}

type WritingChoiceProps = { possible: Writing[]; chosen: Writing; onChoose: (writing: Writing) => void }

const WritingChoice = ({ possible, chosen, onChoose }: WritingChoiceProps) => (
  <fieldset>
    <legend className="sr-only">Qué se escribe</legend>
    <div className="flex flex-wrap gap-2">
      {possible.map((value) => (
        <label
          key={value}
          className="flex min-h-11 items-center gap-2 rounded-pill border border-control px-4 font-semibold has-checked:border-anil has-checked:bg-anil-soft has-checked:text-anil-deep has-focus-visible:ring-3 has-focus-visible:ring-focus/35"
        >
          <input
            type="radio"
            name="writing"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {writings[value].choice}
        </label>
      ))}
    </div>
  </fieldset>
)

type TemplateChoiceProps = {
  templates: { id: string; title: string; body: string }[]
  onChoose: (body: string) => void
}

const TemplateChoice = ({ templates, onChoose }: TemplateChoiceProps) => (
  <SelectField
    label="Empezar con una plantilla"
    optional
    value=""
    placeholder="Elige una"
    options={templates.map(({ id, title }) => ({ value: id, label: title }))}
    onChange={(event) => {
      const template = templates.find((item) => item.id === event.target.value)
      if (template) onChoose(template.body)
    }}
  />
)
