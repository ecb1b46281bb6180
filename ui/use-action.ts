import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ToastOptions, toast } from './overlays/toast.tsx'

/** What an action came to. A refusal's message is fit for the screen. */
export type Outcome<Data, Refusal extends { message: string }> =
  | { ok: true; data: Data }
  | { ok: false; refusal: Refusal }
type AnyOutcome = Outcome<unknown, { message: string }>
type DataOf<Sent> = Sent extends { ok: true; data: infer Data } ? Data : never
type RefusalOf<Sent> = Sent extends { ok: false; refusal: infer Refusal } ? Refusal : never

/** A refusal as TanStack knows it: an error. */
class ActionRefused extends Error {
  readonly refusal: { message: string }
  constructor(refusal: { message: string }) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Words for what nobody foresaw: an answer that is none, a file of the page that did not load. */
const BROKEN = {
  code: 'BROKEN',
  message: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  fields: null,
  data: null,
  requestId: '',
  status: 0,
}

export type ActionOf<Input, Sent extends AnyOutcome> = {
  /** Does it. Anything read from an event must be in `input`. */
  send: (input: Input) => Promise<Sent>
  /** Shows at once what it will come to. @returns how to take that back, for a refusal */
  optimistic?: (input: Input) => () => void
  /** It was done. What it returns is waited for before the button rests. */
  done?: (data: DataOf<Sent>, input: Input) => unknown
  /**
   * How a refusal is told: the title of a notice, the refusal's message below it; or a function that shows it itself, or
   * returns that title or a whole notice. One of them, so that it is told once.
   */
  failed: string | ((refusal: RefusalOf<Sent>, input: Input) => unknown)
  /** After either, for instance reading again what the screen shows; waited for as well. */
  settled?: (outcome: Sent, input: Input) => unknown
  /** What it is about, where a list has one hook for all rows: presses about different rows do not stop each other. */
  about?: (input: Input) => string
  /** When it was done the page goes away, or shows something else: the button stays busy until then. */
  leaves?: boolean
}

export type Action<Input, Sent extends AnyOutcome> = {
  /** Starts it. A second press while it is on its way does nothing. @returns what it came to; null for such a press */
  run: (input: Input) => Promise<Sent | null>
  pending: boolean
  /** What the one on its way was started with. */
  input: Input | null
  /** Why the last one was refused, until the next begins or `reset`. */
  refusal: RefusalOf<Sent> | null
  reset: () => void
}

const noticeOf = (said: unknown, message: string): ToastOptions | null =>
  typeof said === 'string'
    ? { title: said, description: message, tone: 'danger' }
    : ((said as ToastOptions | null | undefined) ?? null)

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
  const done = (data: DataOf<Sent>) => ({ ok: true, data }) as Sent
  const refusedBy = (error: unknown) => ({ ok: false, refusal: refusalOf(error) }) as unknown as Sent
  // State reaches the button after the next drawing: two presses in one frame are told apart here.
  const running = useRef(new Set<string>())
  const mutation = useMutation<DataOf<Sent>, Error, Input, (() => void) | undefined>({
    // Without a network the call itself says so; waiting for one in silence is no answer to a press.
    networkMode: 'always',
    // What was sent may be a password: nothing of it stays.
    gcTime: 0,
    onMutate: (input) => of.optimistic?.(input),
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
      const said = typeof of.failed === 'string' ? of.failed : await of.failed(refusal as RefusalOf<Sent>, input)
      const notice = noticeOf(said, refusal.message)
      if (notice) toast(notice)
    },
    onSettled: (data, error, input) => of.settled?.(error ? refusedBy(error) : done(data as DataOf<Sent>), input),
  })
  const { mutateAsync, isPending, isSuccess, variables, error, reset } = mutation
  const pending = isPending || (isSuccess && of.leaves === true)
  return {
    run: async (input) => {
      const about = of.about?.(input) ?? ''
      if (running.current.has(about)) return null
      running.current.add(about)
      try {
        return done(await mutateAsync(input))
      } catch (failure) {
        return refusedBy(failure)
      } finally {
        running.current.delete(about)
      }
    },
    pending,
    input: pending ? (variables ?? null) : null,
    refusal: error && (refusalOf(error) as RefusalOf<Sent>),
    reset,
  }
}

const refusalOf = (error: unknown) => (error instanceof ActionRefused ? error.refusal : BROKEN)
