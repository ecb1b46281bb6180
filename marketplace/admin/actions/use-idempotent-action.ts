import { useRef, useState } from 'react'
import { randomId } from '#platform/ids.ts'
import type { Answer } from '../list/list.query.ts'

type Refused = { status: number; message: string; fields: Record<string, string> | null }

/** Field errors, and the idempotency key under which an action is recorded once, however often it is sent. */
export function useIdempotentAction() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const key = useRef(randomId())
  const sendOnce = async <Data>(
    send: (key: string) => Promise<{ ok: true; data: Data } | { ok: false; refusal: Refused }>,
  ): Promise<Answer<Data>> => {
    const answer = await send(key.current)
    // Without an answer it may have been recorded, so the key is kept: sent again, it is not recorded twice.
    if (answer.ok || answer.refusal.status > 0) key.current = randomId()
    setErrors(answer.ok ? {} : (answer.refusal.fields ?? {}))
    return answer
  }
  return { errors, setErrors, once: sendOnce }
}
