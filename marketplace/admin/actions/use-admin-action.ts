import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { findFocus } from '#ui/use-focus-after.ts'
import type { Answer } from '../list/list.query.ts'

export type AdminAction = {
  /** The name of the action in progress; null when there is none. */
  busy: string | null
  /** Why the last action failed. A page shows it next to its buttons (ActionFailed); a dialog shows it itself. */
  error: string | null
  /** Sends the action; null when it succeeded, otherwise why not. @param message text of the notice: 'Cuenta suspendida' */
  act: <Data>(
    name: string,
    send: () => Promise<Answer<Data>>,
    message: string | ((data: Data) => string),
  ) => Promise<string | null>
}

type Started = { name: string; send: () => Promise<Answer<unknown>>; message: (data: unknown) => string }

/**
 * An action of an administrator on one thing. Afterwards everything on the screen is fetched again, also after a failure: it
 * may have failed because another administrator was faster.
 *   const { busy, error, act } = useAdminAction()
 *   <ActionFailed error={error} />                    for a button; a dialog calls the hook itself
 *   <Button loading={busy === 'verify'} onClick={() => void act('verify', () => adminApi.users.verify({ params }), 'Anfitrión verificado')}>
 *   <ReasonDialog onConfirm={(reason) => act('suspend', () => adminApi.users.suspend(…), 'Cuenta suspendida')} />
 */
export function useAdminAction(): AdminAction {
  const queryClient = useQueryClient()
  const { run, input, refusal } = useAction({
    send: async ({ send }: Started) => {
      const answer = await send()
      await refreshAdmin(queryClient, answer)
      return answer
    },
    done: (data, { message }) => {
      // Two frames later, when React has rendered the fresh data and the old button is gone.
      requestAnimationFrame(() => requestAnimationFrame(findFocus))
      toast({ title: message(data), tone: 'success' })
    },
    // Shown next to the button only: on a phone a notice would cover what was typed.
    failed: () => null,
    about: ({ name }) => name,
  })
  return {
    busy: input?.name ?? null,
    error: refusal?.message ?? null,
    act: async <Data>(name: string, send: () => Promise<Answer<Data>>, done: string | ((data: Data) => string)) => {
      const words = (data: unknown) => (typeof done === 'string' ? done : done(data as Data))
      const answer = await run({ name, send, message: words })
      return !answer || answer.ok ? null : answer.refusal.message
    },
  }
}

export async function refreshAdmin(queryClient: ReturnType<typeof useQueryClient>, answer: Answer<unknown>) {
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
  if (!answer.ok && [401, 403].includes(answer.refusal.status))
    void queryClient.invalidateQueries({ queryKey: ['session'] })
}
