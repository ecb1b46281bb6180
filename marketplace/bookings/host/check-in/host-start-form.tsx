import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { asCode } from '../../check-in/code.rules.ts'

type HostStartFormProps = {
  booking: Booking
  /** Who arrives, for screen readers. */
  name: string
  onStarted: (booking: Booking) => unknown
}

/** The host enters the traveler's code: they saw them arrive. Only while the code works (START-11). */
export function HostStartForm({ booking, name, onStarted }: HostStartFormProps) {
  const queryClient = useQueryClient()
  const alive = useHydrated()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const used = useRef<Element | null>(null)
  const asked = booking.allowed.includes('start')
  const starting = useAction({
    send: (code: string) => api.checkIns.startAsHost({ params: { id: booking.id }, body: { code } }),
    done: async ({ alreadyStarted, ...started }) => {
      toast({ title: alreadyStarted ? checkInText.alreadyStarted : checkInText.arrivalNoted, tone: 'success' })
      used.current = input.current?.closest('article') ?? null
      await onStarted(started)
    },
    failed: (refusal) => {
      whenSignedOut(queryClient, refusal)
      const { code: kind, fields, message } = refusal
      refuse(fields?.code ?? (kind === 'INVALID' ? checkInText.codeWrong : message))
    },
  })
  // The field is gone: the keyboard goes on from the name of who arrived.
  useEffect(() => {
    if (asked) return
    used.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
    used.current = null
  }, [asked])
  if (!asked) return null

  const refuse = (words: string) => {
    setError(words)
    input.current?.focus()
    input.current?.select()
  }

  function start(event: FormEvent) {
    event.preventDefault()
    if (!code) return refuse(checkInText.codeEmpty)
    setError(null)
    void starting.run(code)
  }

  return (
    <form method="post" noValidate onSubmit={start} className="mt-4 border-t border-hairline pt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        Código de quien llega<span className="sr-only">: {name}</span>
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        <input
          ref={input}
          id={id}
          name="code"
          value={code}
          onChange={({ currentTarget }) => setCode(asCode(currentTarget.value))}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          aria-invalid={error !== null}
          aria-describedby={`${id}-words`}
          className="tabular min-h-11 w-40 min-w-0 flex-auto rounded-control border border-control bg-papel px-3.5 font-semibold tracking-widest uppercase focus:border-turquesa focus:ring-3 focus:ring-focus/35 focus:outline-none aria-invalid:border-danger sm:max-w-48"
        />
        <Button type="submit" variant="secondary" icon="check" disabled={!alive} loading={starting.pending}>
          Registrar llegada
        </Button>
      </div>
      <p
        id={`${id}-words`}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-tinta-suave'}`}
      >
        {error ?? 'Pídele su código y escríbelo aquí. El pago lo confirmas aparte, cuando lo recibas.'}
      </p>
    </form>
  )
}
