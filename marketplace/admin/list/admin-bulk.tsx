import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { useAction } from '#ui/use-action.ts'
import { ReasonDialog } from '../actions/reason-dialog.tsx'
import { refreshAdmin } from '../actions/use-admin-action.ts'
import type { BulkAnswer } from '../list.contract.ts'
import type { Answer } from './list.query.ts'

/** An action on several rows; each row succeeds or is refused independently. */
export type AdminBulk = {
  label: string
  permission: Permission
  icon: IconName
  tone?: 'danger'
  /** Asks for confirmation; without it a press runs the action at once. */
  ask?: { title: string | ((count: number) => string); text: ReactNode; reason: boolean }
  /** Calls `adminApi`. @param reason '' when none was asked for */
  run: (ids: string[], reason: string) => Promise<Answer<BulkAnswer>>
}

type Result = { tone: 'success' | 'warning' | 'danger'; title: string; lines: string[] }
type BulkOf<Row> = {
  selected: Row[]
  rowLabel: (row: Row) => string
  /** Keeps the refused rows selected. */
  onDone: (refused: Record<string, true>) => void
}
type BulkState = {
  ids: string[]
  busy: string | null
  result: Result | null
  run: (bulk: AdminBulk, reason: string) => Promise<string | null>
}

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** '2 hechas, 1 rechazada', and each refusal with the row it is about. @param name the label of a row */
export function bulkText({ done, refused }: BulkAnswer, name: (id: string) => string): Result {
  const parts = [
    (done.length > 0 || refused.length === 0) && pluralize(done.length, 'hecha'),
    refused.length > 0 && pluralize(refused.length, 'rechazada'),
  ]
  return {
    tone: refused.length === 0 ? 'success' : done.length > 0 ? 'warning' : 'danger',
    title: `${parts.filter(Boolean).join(', ')}${refused.length > 0 ? ':' : ''}`,
    lines: refused.map(({ id, message }) => `${name(id)}: ${message}`),
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Runs an action on the selected rows, reports the result, and refetches everything. */
export function useBulk<Row extends { id: string | number }>({ selected, rowLabel, onDone }: BulkOf<Row>): BulkState {
  const queryClient = useQueryClient()
  const [result, setResult] = useState<Result | null>(null)
  const { run, input } = useAction({
    send: async ({ bulk, reason, names }: { bulk: AdminBulk; reason: string; names: Map<string, string> }) => {
      const answer = await bulk.run([...names.keys()], reason)
      await refreshAdmin(queryClient, answer)
      return answer
    },
    done: (data, { names }) => {
      onDone(Object.fromEntries(data.refused.map(({ id }) => [id, true as const])))
      setResult(bulkText(data, (id) => names.get(id) ?? id))
    },
    failed: ({ message }, { bulk }) => {
      // If a dialog asked, it shows the failure itself.
      if (!bulk.ask) setResult({ tone: 'danger', title: message, lines: [] })
    },
  })
  return {
    ids: selected.map((row) => String(row.id)),
    busy: input?.bulk.label ?? null,
    result,
    run: async (bulk, reason) => {
      const names = new Map(selected.map((row) => [String(row.id), capital(rowLabel(row).replace(/^a /, ''))]))
      setResult(null)
      const answer = await run({ bulk, reason, names })
      return !answer || answer.ok ? null : answer.refusal.message
    },
  }
}

/** The answer of a bulk action on a single thing: a refusal becomes an error. */
export const singleResult = ({ done, refused }: BulkAnswer): Answer<BulkAnswer> =>
  refused[0]
    ? { ok: false, refusal: { message: refused[0].message, status: 409 } }
    : { ok: true, data: { done, refused } }

/** The result in words, until the next action. It receives the focus, because the pressed button is gone or far below. */
export function BulkResult({ result }: { result: Result | null }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const go = () => element.current?.focus()
    // An open dialog holds the focus until it closes, so moving it earlier would have no effect.
    const open = result && document.querySelector('dialog[open]')
    if (open) open.addEventListener('close', go, { once: true })
    else if (result) go()
  }, [result])
  return (
    <div ref={element} role="status" tabIndex={-1} className="scroll-mt-20 outline-none empty:hidden">
      {result && (
        <Notice tone={result.tone} title={result.title}>
          {result.lines.length > 0 && (
            <ul className="mt-1 grid gap-0.5">
              {result.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

type BulkBarProps = { bulk: AdminBulk[]; state: BulkState; onClear: () => void }

/** The number of selected rows and the actions on them: above the table, on a phone above the bottom bar. */
export function BulkBar({ bulk, state, onClear }: BulkBarProps) {
  const [pendingAction, setPendingAction] = useState<AdminBulk | null>(null)
  const { ids, busy, run } = state
  const count = ids.length
  const confirmation = pendingAction?.ask
  return (
    <section
      aria-label="Filas elegidas"
      className="z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-anil/30 bg-anil-soft px-4 py-2 max-lg:fixed max-lg:inset-x-3 max-lg:bottom-[calc(var(--spacing)*19+env(safe-area-inset-bottom))] max-lg:shadow-float lg:sticky lg:top-16"
    >
      <p role="status" className="tabular mr-auto font-semibold text-anil-deep max-sm:basis-3/5">
        {pluralize(count, 'elegida')}
      </p>
      {bulk.map((action) => (
        <Button
          key={action.label}
          size="sm"
          variant={action.tone === 'danger' ? 'danger' : 'secondary'}
          icon={action.icon}
          loading={busy === action.label}
          className="max-sm:order-1 max-sm:grow"
          onClick={() => (action.ask ? setPendingAction(action) : void run(action, ''))}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" icon="close" onClick={onClear}>
        <span className="max-lg:sr-only">Quitar selección</span>
      </Button>
      <ReasonDialog
        open={pendingAction !== null}
        record={ids.join(' ')}
        title={typeof confirmation?.title === 'function' ? confirmation.title(count) : (confirmation?.title ?? '')}
        text={confirmation?.text}
        action={pendingAction?.label ?? ''}
        tone={pendingAction?.tone}
        reason={confirmation?.reason ? 'required' : 'none'}
        onConfirm={(reason) => (pendingAction ? run(pendingAction, reason) : Promise.resolve(null))}
        onClose={() => setPendingAction(null)}
      />
    </section>
  )
}
