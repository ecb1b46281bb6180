import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#ui/toast.tsx'
import type { Answer } from './list-query.ts'

export type AdminAction = {
  /** Which action is on its way, by the name it was given; null while nothing is. */
  busy: string | null
  /** Why the last one failed; to be said beside its button (a dialog says it by itself). */
  error: string | null
  /** Sends it; null when it was done, else why not. @param done said in a notice: 'Cuenta suspendida' */
  act: <Data>(
    name: string,
    send: () => Promise<Answer<Data>>,
    done: string | ((data: Data) => string),
  ) => Promise<string | null>
}

/**
 * What an administrator does to one thing. Afterwards everything on the screen is read again, also when it failed because
 * somebody else was faster.
 *   const { busy, act } = useAdminAction()
 *   <Button loading={busy === 'verify'} onClick={() => void act('verify', () => call('post /admin/users/{id}/verify', { params }), 'Anfitrión verificado')}>
 *   <ReasonDialog onConfirm={(reason) => act('suspend', () => call(…), 'Cuenta suspendida')} />
 */
export function useAdminAction(): AdminAction {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  return {
    busy,
    error,
    act: async (name, send, done) => {
      setBusy(name)
      setError(null)
      const answer = await send()
      await refreshDesk(queryClient, answer)
      setBusy(null)
      if (answer.ok) {
        toast({ title: typeof done === 'string' ? done : done(answer.data), tone: 'success' })
        return null
      }
      const { message } = answer.refusal
      setError(message)
      toast({ title: 'No se pudo hacer', description: message, tone: 'danger' })
      return message
    },
  }
}

/** Reads everything of the back office again; nobody signed in any more is noticed by the guards. */
export async function refreshDesk(queryClient: ReturnType<typeof useQueryClient>, answer: Answer<unknown>) {
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
  if (!answer.ok && [401, 403].includes(answer.refusal.status))
    void queryClient.invalidateQueries({ queryKey: ['session'] })
}
