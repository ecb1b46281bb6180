import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useAction } from '#ui/use-action.ts'
import type { StartedBooking } from '../../check-in/check-in.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { bookingQuery, refreshAfterBooking } from '../list/booking.query.ts'
import { CodeField, markWrong, typedCode } from './code-field.tsx'

/** The form for the confirmation code at the meeting (START-01 to START-05). */
export function StartForm({ id, onStarted }: { id: string; onStarted: (booking: StartedBooking) => void }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const refuse = (words: string) => {
    setError(words)
    markWrong(input)
  }

  const starting = useAction({
    send: (code: string) => api.checkIns.start({ params: { id }, body: { code } }),
    done: async (started) => {
      queryClient.setQueryData(bookingQuery(id).queryKey, started)
      onStarted(started)
      await refreshAfterBooking(queryClient, started.experience.id)
    },
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      const { code: kind, fields, message } = refusal
      refuse(fields?.code ?? (kind === 'INVALID' ? checkInText.codeWrong : message))
    },
  })

  function start(event: FormEvent) {
    event.preventDefault()
    const code = typedCode(input)
    if (!code) return refuse(checkInText.codeEmpty)
    setError(undefined)
    void starting.run(code)
  }

  return (
    <form method="post" noValidate onSubmit={start} className="grid gap-4">
      <CodeField
        look="large"
        place={input}
        label="Código de confirmación"
        hint="Son 8 letras y números. Está en tu comprobante y en Mis reservas."
        error={error}
      />
      <Button
        type="submit"
        size="lg"
        full
        disabled={!hydrated}
        loading={starting.pending}
        loadingText="Comprobando el código…"
      >
        Iniciar experiencia
      </Button>
    </form>
  )
}
