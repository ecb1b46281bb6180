import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ToastOptions, toast, toastRegion } from './overlays/toast.tsx'

/** Result of an action. A refusal's message is fit for the screen. */
export type Outcome<Data, Refusal extends { message: string }> =
  | { ok: true; data: Data }
  | { ok: false; refusal: Refusal }
type AnyOutcome = Outcome<unknown, { message: string }>
type DataOf<Sent> = Sent extends { ok: true; data: infer Data } ? Data : never
type RefusalOf<Sent> = Sent extends { ok: false; refusal: infer Refusal } ? Refusal : never

/** A refusal as an error, because TanStack Query knows failures only as errors. */
class ActionRefused extends Error {
  readonly refusal: { message: string }
  constructor(refusal: { message: string }) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Closes a notice that does not hold any more. */
const closeToast = (title: string) =>
  toastRegion()?.then(
    ({ close }) => close(title),
    () => {},
  )

/** Text for unforeseen failures, such as an invalid answer, or a script file that did not load. */
const BROKEN = {
  code: 'BROKEN',
  message: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  fields: null,
  data: null,
  requestId: '',
  status: 0,
}

type ActionOf<Input, Sent extends AnyOutcome> = {
  /** Sends the request. Anything read from an event must be in `input`, because the event is over by then. */
  send: (input: Input) => Promise<Sent>
  /** Shows the expected result at once. @returns undoes that, for a refusal */
  optimistic?: (input: Input) => () => void
  /** Called after success. A returned promise is awaited before the button is released. */
  done?: (data: DataOf<Sent>, input: Input) => unknown
  /**
   * How a refusal is shown: the title of a notice with the refusal's message below; or a function that shows it itself, or
   * returns that title or a whole notice. Exactly one place, so that it is shown once.
   */
  failed: string | ((refusal: RefusalOf<Sent>, input: Input) => unknown)
  /** Called after success and refusal, for instance to read again what the screen shows; awaited as well. */
  settled?: (outcome: Sent, input: Input) => unknown
  /** The row it concerns, where one hook serves a list: actions on different rows must not block each other. */
  about?: (input: Input) => string
  /** The page is left after success: the button stays busy until then, so that it is not pressed again. */
  leaves?: boolean
}

/** What a screen gets: it never throws, because a refusal and a lost answer are states of it. */
export type Action<Input, Sent extends AnyOutcome> = {
  /** Starts the action; ignored while it is running. @returns the result; null when ignored */
  run: (input: Input) => Promise<Sent | null>
  pending: boolean
  /** Input of the running action. */
  input: Input | null
  /** The last refusal, until the next start or `reset`. */
  refusal: RefusalOf<Sent> | null
  reset: () => void
}

const noticeOf = (title: unknown, message: string): ToastOptions | null =>
  typeof title === 'string'
    ? { title, description: message, tone: 'danger' }
    : ((title as ToastOptions | null | undefined) ?? null)

/**
 * Something a person does by a press: on its way, done, or refused, told once and not started twice. Every state of that
 * kind in a screen comes from here (decision 0193).
 *   const cancel = useAction({
 *     send: (id: string) => api.bookings.cancel({ params: { id } }),
 *     done: () => toast({ title: bookingText.cancelled, tone: 'success' }),
 *     failed: bookingText.cancelFailed,
 *   })
 *   <Button loading={cancel.pending} onClick={() => void cancel.run(id)}>
 */
export function useAction<Sent extends AnyOutcome, Input = void>(of: ActionOf<Input, Sent>): Action<Input, Sent> {
  const success = (data: DataOf<Sent>) => ({ ok: true, data }) as Sent
  const refusedBy = (error: unknown) => ({ ok: false, refusal: refusalOf(error) }) as unknown as Sent
  // State reaches the button only after the next render, so two presses in one frame are told apart here.
  const running = useRef(new Set<string>())
  // The notice about its last refusal.
  const lastNotice = useRef<string>(undefined)
  const mutation = useMutation<DataOf<Sent>, Error, Input, (() => void) | undefined>({
    // Without a network the call itself answers; waiting silently for one would leave a press without answer.
    networkMode: 'always',
    // The input may be a password, so nothing of it stays in the cache.
    gcTime: 0,
    onMutate: (input) => {
      // Another try: the notice would contradict its success.
      if (lastNotice.current) void closeToast(lastNotice.current)
      lastNotice.current = undefined
      return of.optimistic?.(input)
    },
    mutationFn: async (input) => {
      const outcome = await of.send(input)
      if (outcome.ok) return outcome.data as DataOf<Sent>
      throw new ActionRefused(outcome.refusal)
    },
    onSuccess: (data, input) => of.done?.(data, input),
    onError: async (error, input, undo) => {
      undo?.()
      if (!(error instanceof ActionRefused)) console.error(error)
      const refusal = refusalOf(error)
      const title = typeof of.failed === 'string' ? of.failed : await of.failed(refusal as RefusalOf<Sent>, input)
      const notice = noticeOf(title, refusal.message)
      if (!notice) return
      lastNotice.current = notice.title
      toast(notice)
    },
    onSettled: (data, error, input) => of.settled?.(error ? refusedBy(error) : success(data as DataOf<Sent>), input),
  })
  const { mutateAsync, isPending, isSuccess, variables, error, reset } = mutation
  const pending = isPending || (isSuccess && of.leaves === true)
  return {
    run: async (input) => {
      const key = of.about?.(input) ?? ''
      if (running.current.has(key)) return null
      running.current.add(key)
      try {
        return success(await mutateAsync(input))
      } catch (failure) {
        return refusedBy(failure)
      } finally {
        running.current.delete(key)
      }
    },
    pending,
    input: pending ? (variables ?? null) : null,
    refusal: error && (refusalOf(error) as RefusalOf<Sent>),
    reset,
  }
}

const refusalOf = (error: unknown) => (error instanceof ActionRefused ? error.refusal : BROKEN)
