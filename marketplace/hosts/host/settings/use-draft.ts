import { useState } from 'react'
import type { FormErrors } from '#marketplace/accounts/identity/identity.rules.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'

type Refused = { message: string; fields: Record<string, string> | null }
type DraftOf<Values> = {
  current: Values
  /** The errors to show; empty when the form may be sent. */
  check: (values: Values) => FormErrors
  /** Sends only the fields that differ from the stored ones, so that changes from another device are not overwritten. */
  send: (change: Partial<Values>) => Promise<Refused | null>
  saved: string
  failure: string
}

const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** Form input before it is stored; no failure loses it. */
export function useDraft<Values extends Record<string, unknown>>(of: DraftOf<Values>) {
  const { current, check, send } = of
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<FormErrors>({})
  const values = { ...current, ...edits }
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !isEqual(value, current[name])),
  ) as Partial<Values>
  const unsaved = Object.keys(changed).length > 0

  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setEdits((now) => ({ ...now, [name]: value }))
    setErrors(({ [name as string]: _gone, ...rest }) => rest)
  }
  const saving = useAction({
    send: async (change: Partial<Values>) => {
      const refusal = await send(change)
      return refusal ? { ok: false, refusal } : { ok: true, data: null }
    },
    done: (_data, change) => {
      // What was typed during the request is kept.
      setEdits(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([name, value]) => !(name in change && isEqual(value, change[name]))),
          ) as Partial<Values>,
      )
      toast({ title: of.saved, tone: 'success' })
    },
    failed: ({ fields, message }) => {
      setErrors({ ...fields, _: message })
      return of.failure
    },
  })
  async function save() {
    if (saving.pending) return
    const invalid = check(values)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0 || !unsaved) return
    await saving.run(changed)
  }
  const undo = () => {
    setEdits({})
    setErrors({})
  }
  return { values, errors, busy: saving.pending, unsaved, put: setValue, save, undo }
}

export type Draft<Values extends Record<string, unknown>> = ReturnType<typeof useDraft<Values>>
