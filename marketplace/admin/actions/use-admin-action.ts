import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Answer } from '../list/list.query.ts'
import { findFocus } from './find-focus.view.ts'

export type AdminAction = {
  /** Which action is on its way, by the name it was given; null while nothing is. */
  busy: string | null
  /** Why the last one failed. Whoever presses a button shows it there (ActionFailed); a dialog says it by itself. */
  error: string | null
  /** Sends it; null when it was done, else why not. @param done said in a notice: 'Cuenta suspendida' */
  act: <Data>(
    name: string,
    send: () => Promise<Answer<Data>>,
    done: string | ((data: Data) => string),
  ) => Promise<string | null>
}

type Started = { name: string; send: () => Promise<Answer<unknown>>; done: (data: unknown) => string }

/**
 * What an administrator does to one thing. Afterwards everything on the screen is read again, also when it failed because
 * somebody else was faster.
 *   const { busy, error, act } = useAdminAction()
 *   <ActionFailed error={error} />                    of a button; a window has a hook of its own
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
    done: (data, { done }) => {
      // Once the page is drawn with what was read again.
      requestAnimationFrame(() => requestAnimationFrame(findFocus))
      toast({ title: done(data), tone: 'success' })
    },
    // Said where it was pressed and nowhere else: on a phone a notice would lie over what was typed.
    failed: () => null,
    about: ({ name }) => name,
  })
  return {
    busy: input?.name ?? null,
    error: refusal?.message ?? null,
    act: async <Data>(name: string, send: () => Promise<Answer<Data>>, done: string | ((data: Data) => string)) => {
      const words = (data: unknown) => (typeof done === 'string' ? done : done(data as Data))
      const answer = await run({ name, send, done: words })
      return !answer || answer.ok ? null : answer.refusal.message
    },
  }
}

/** Reads everything of the back office again; nobody signed in any more is noticed by the guards. */
export async function refreshAdmin(queryClient: ReturnType<typeof useQueryClient>, answer: Answer<unknown>) {
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
  if (!answer.ok && [401, 403].includes(answer.refusal.status))
    void queryClient.invalidateQueries({ queryKey: ['session'] })
}
