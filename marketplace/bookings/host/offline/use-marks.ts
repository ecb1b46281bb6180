import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { randomId } from '#platform/ids.ts'
import { type OfflineMark, retryDelay } from '../../check-in/offline/offline-guest-list.rules.ts'
import { alreadyText } from '../../check-in/offline/offline-guest-list.text.ts'
import { type Flush, type Outcome, type SendMark, sendMarks } from './mark-queue.store.ts'
import { deleteOldMarks, markStore } from './offline-guest-list.store.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * One sending at a time, over all tabs where the browser has locks; elsewhere the idempotency keys still count each mark once.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(() =>
    navigator.locks ? navigator.locks.request('torogoz-marks', work) : work(),
  ) as Promise<T>
  last = next.catch(() => {})
  return next
}

type Noted = Pick<OfflineMark, 'bookingId' | 'what'> & { code?: string }
type MarksOptions = {
  /** Id of the host; null while unknown. */
  owner: string | null
  dateId: string
  send: SendMark
  /** A mark was answered, so the screen may be outdated. */
  onSent: () => unknown
}
export type Marks = {
  /** Marks of this host on any date, oldest first. */
  all: OfflineMark[]
  flush: Flush
  /** Stores a mark and tries to send it at once. */
  note: (mark: Noted) => Promise<Outcome>
  /** Removes a mark: its result was read, or it is withdrawn before sending. */
  drop: (key: string) => void
}

/**
 * The marks of a host on this device: stored first, then sent; retried when the network returns, when the page becomes
 * visible, and with growing pauses.
 */
export function useMarks({ owner, dateId, send, onSent }: MarksOptions): Marks {
  const [all, setAll] = useState<OfflineMark[]>([])
  const [flush, setFlush] = useState<Flush>('sent')
  const latest = useRef({ send, onSent })
  latest.current = { send, onSent }
  const failures = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(async () => {
    const marks = (await markStore.list().catch(() => [])).filter((mark) => mark.owner === owner)
    setAll(marks)
    return marks
  }, [owner])

  const go = useCallback(
    async (watchedKey?: string): Promise<Outcome> => {
      clearTimeout(timer.current)
      if (!owner) return { state: 'waiting' }
      const before = await read()
      if (!before.some(({ state }) => state === 'waiting')) {
        setFlush('sent')
        return { state: 'waiting' }
      }
      const result = await inTurn(() => sendMarks(markStore, owner, latest.current.send, watchedKey))
      const after = await read()
      setFlush(result.flush)
      const pendingCount = (marks: OfflineMark[]) => marks.filter(({ state }) => state === 'waiting').length
      if (pendingCount(after) < pendingCount(before)) await latest.current.onSent()
      failures.current = result.flush === 'waiting' ? failures.current + 1 : 0
      if (result.flush === 'waiting') timer.current = setTimeout(() => void go(), retryDelay(failures.current - 1))
      return result.outcome
    },
    [owner, read],
  )

  useEffect(() => {
    const sendIfVisible = () => void (document.visibilityState === 'visible' && go())
    void deleteOldMarks().catch(() => {})
    sendIfVisible()
    addEventListener('online', sendIfVisible)
    document.addEventListener('visibilitychange', sendIfVisible)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', sendIfVisible)
      document.removeEventListener('visibilitychange', sendIfVisible)
    }
  }, [go])

  return useMemo(
    () => ({
      all,
      flush,
      note: async ({ bookingId, what, code }) => {
        const mark = { key: randomId(), bookingId, what, at: new Date().toISOString(), ...(code && { code }) }
        try {
          if (!owner) throw new Error('whose mark it is must be known to keep it')
          await markStore.put({ ...mark, owner, dateId, state: 'waiting' })
        } catch {
          // Nothing can be stored here: it is sent like any other request, and a lost connection is reported.
          const { key, at } = mark
          const answer = await latest.current.send({
            params: { id: bookingId },
            body: { what, at, ...(code && { code }) },
            key,
          })
          if (!answer.ok) return { state: 'told', words: answer.refusal.message }
          await latest.current.onSent()
          return { state: 'sent', already: answer.data.already }
        }
        return go(mark.key)
      },
      // After the running sending, in which the mark may be answered.
      drop: (key) => void inTurn(() => markStore.remove(key)).then(read, read),
    }),
    [all, flush, owner, dateId, go, read],
  )
}

/** Text of a mark's result; null while it waits. */
export const outcomeText = (outcome: Outcome, kind: OfflineMark['what']): string | null =>
  outcome.state === 'told' ? outcome.words : outcome.state === 'sent' && outcome.already ? alreadyText[kind] : null
