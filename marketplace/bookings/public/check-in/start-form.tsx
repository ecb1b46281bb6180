import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { FieldFrame } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useAction } from '#ui/use-action.ts'
import type { StartedBooking } from '../../check-in/check-in.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { asCode } from '../../check-in/code.rules.ts'
import { bookingQuery, refreshAfterBooking } from '../list/booking.query.ts'

/** The code of the confirmation, entered at the meeting (START-01 to START-05). */
export function StartForm({ id, onStarted }: { id: string; onStarted: (booking: StartedBooking) => void }) {
  const queryClient = useQueryClient()
  const alive = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const refuse = (words: string) => {
    setError(words)
    input.current?.focus()
    input.current?.select()
  }

  const starting = useAction({
    send: (code: string) => api.checkIns.start({ params: { id }, body: { code } }),
    done: async (started) => {
      queryClient.setQueryData(bookingQuery(id).queryKey, started)
      onStarted(started)
      await refreshAfterBooking(queryClient, started.experience.id)
    },
    failed: (refusal) => {
      whenSignedOut(queryClient, refusal)
      const { code: kind, fields, message } = refusal
      refuse(fields?.code ?? (kind === 'INVALID' ? checkInText.codeWrong : message))
    },
  })

  function start(event: FormEvent) {
    event.preventDefault()
    const code = asCode(input.current?.value ?? '')
    if (!code) return refuse(checkInText.codeEmpty)
    setError(undefined)
    void starting.run(code)
  }

  return (
    <form method="post" noValidate onSubmit={start} className="grid gap-4">
      <FieldFrame
        label="Código de confirmación"
        hint="Son 8 letras y números. Está en tu comprobante y en Mis reservas."
        error={error}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            name="code"
            type="text"
            required
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            placeholder="ABCD2345"
            onInput={({ currentTarget }) => {
              const code = asCode(currentTarget.value)
              if (code !== currentTarget.value) currentTarget.value = code
            }}
            className="block w-full min-w-0 rounded-control border border-control bg-papel px-4 py-3 text-center font-display text-3xl font-extrabold tracking-[0.14em] uppercase placeholder:font-normal placeholder:text-control focus:border-turquesa focus:ring-3 focus:ring-focus/35 focus:outline-none aria-invalid:border-danger"
          />
        )}
      </FieldFrame>
      <Button
        type="submit"
        size="lg"
        full
        disabled={!alive}
        loading={starting.pending}
        loadingText="Comprobando el código…"
      >
        Iniciar experiencia
      </Button>
    </form>
  )
}
