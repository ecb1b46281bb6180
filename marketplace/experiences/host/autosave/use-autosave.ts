// Keeps unsaved input: on this device at every keystroke, on the server a moment later, one request at a time.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { toDraftContent } from '../../editor/form.rules.ts'
import { dropCopy, writeCopy } from './local-copy.store.ts'

type AutosaveState = 'idle' | 'waiting' | 'kept' | 'offline' | 'failed' | 'signed-out' | 'conflict'

/** Pause in typing before input is sent, and pause before a retry. */
const PAUSE = 1200
const RETRY_DELAY_MS = 8000

type Start = {
  userId: string
  id: string | null
  /** Versions of the kept draft and of the experience that this tab starts with. */
  seen: number
  basedOn: number | null
}

const send = (
  id: string | null,
  body: { content: ReturnType<typeof toDraftContent>; version: number; basedOn: number | null },
) => (id === null ? hostApi.drafts.saveNew({ body }) : hostApi.drafts.save({ params: { id }, body }))

const states: Partial<Record<string, AutosaveState>> = {
  EDIT_CONFLICT: 'conflict',
  OFFLINE: 'offline',
  NOT_SIGNED_IN: 'signed-out',
}
const stateOf = (code: string): AutosaveState => states[code] ?? 'failed'

/**
 * @returns `typed` takes every state of the form; `settle` waits for running requests and returns the server's version;
 * `begin` restarts from other versions (after a save or a choice); `state` and `at` are for display
 */
export function useAutosave({ userId, id, seen, basedOn }: Start) {
  const [status, setStatus] = useState<{ state: AutosaveState; at: Date | null; onDevice: boolean }>({
    state: 'idle',
    at: null,
    onDevice: true,
  })
  const now = useRef({
    seen,
    basedOn,
    latest: null as ExperienceFormValues | null,
    stopped: false,
    timer: 0,
    flight: null as Promise<void> | null,
  })

  const save = useCallback((): Promise<void> => {
    const at = now.current
    clearTimeout(at.timer)
    if (at.flight) return at.flight
    const content = at.latest
    if (!content || at.stopped) return Promise.resolve()
    const fly = async () => {
      const answer = await send(id, { content: toDraftContent(content), version: at.seen, basedOn: at.basedOn })
      at.flight = null
      if (at.stopped) return
      if (answer.ok) {
        at.seen = answer.data.version
        if (at.latest === content) {
          at.latest = null
          dropCopy(userId, id)
          setStatus({ state: 'kept', at: new Date(answer.data.keptAt), onDevice: true })
        } else {
          writeCopy(userId, id, { content: at.latest!, seen: at.seen, basedOn: at.basedOn, at: Date.now() })
          at.timer = window.setTimeout(save, PAUSE)
        }
        return
      }
      const state = stateOf(answer.refusal.code)
      if (state === 'conflict') at.stopped = true
      else at.timer = window.setTimeout(save, RETRY_DELAY_MS)
      setStatus((before) => ({ ...before, state }))
    }
    at.flight = fly()
    return at.flight
  }, [id, userId])

  const typed = useCallback(
    (content: ExperienceFormValues) => {
      const at = now.current
      at.latest = content
      const onDevice = writeCopy(userId, id, { content, seen: at.seen, basedOn: at.basedOn, at: Date.now() })
      if (at.stopped) return
      setStatus((before) =>
        before.state === 'offline' ? { ...before, onDevice } : { ...before, state: 'waiting', onDevice },
      )
      clearTimeout(at.timer)
      at.timer = window.setTimeout(save, PAUSE)
    },
    [id, userId, save],
  )

  const settle = useCallback(async () => {
    const at = now.current
    clearTimeout(at.timer)
    await at.flight
    clearTimeout(at.timer)
    return { seen: at.seen, basedOn: at.basedOn }
  }, [])

  const begin = useCallback(
    (from: { seen: number; basedOn: number | null }) => {
      const at = now.current
      clearTimeout(at.timer)
      Object.assign(at, from, { latest: null, stopped: false })
      dropCopy(userId, id)
      setStatus({ state: 'idle', at: null, onDevice: true })
    },
    [id, userId],
  )

  useEffect(() => {
    const at = now.current
    const back = () => void save()
    const goOffline = () => setStatus((before) => (at.stopped ? before : { ...before, state: 'offline' }))
    addEventListener('online', back)
    addEventListener('offline', goOffline)
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', goOffline)
      // Leaving for another page of the product: waiting input is sent now.
      void save()
    }
  }, [save])

  return useMemo(() => ({ ...status, typed, settle, begin, keep: save }), [status, typed, settle, begin, save])
}
