import { useState } from 'react'
import type { FormErrors } from '#marketplace/accounts/identity/identity.rules.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'

type Refused = { message: string; fields: Record<string, string> | null }
type DraftOf<Values> = {
  stored: Values
  /** The errors to show; empty when the form may be sent. */
  check: (values: Values) => FormErrors
  /** Sends only the fields that differ from the stored ones, so that changes from another device are not overwritten. */
  send: (change: Partial<Values>) => Promise<Refused | null>
  saved: string
  failure: string
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Form input before it is stored; no failure loses it. */
export function useDraft<Values extends Record<string, unknown>>(of: DraftOf<Values>) {
  const { stored, check, send } = of
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<FormErrors>({})
  const values = { ...stored, ...typed }
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !same(value, stored[name])),
  ) as Partial<Values>
  const unsaved = Object.keys(changed).length > 0

  const put = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setTyped((now) => ({ ...now, [name]: value }))
    setErrors(({ [name as string]: _gone, ...rest }) => rest)
  }
  const saving = useAction({
    send: async (change: Partial<Values>) => {
      const refusal = await send(change)
      return refusal ? { ok: false, refusal } : { ok: true, data: null }
    },
    done: (_data, change) => {
      // What was typed during the request is kept.
      setTyped(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([name, value]) => !(name in change && same(value, change[name]))),
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
    const found = check(values)
    setErrors(found)
    if (Object.keys(found).length > 0 || !unsaved) return
    await saving.run(changed)
  }
  const undo = () => {
    setTyped({})
    setErrors({})
  }
  return { values, errors, busy: saving.pending, unsaved, put, save, undo }
}

export type Draft<Values extends Record<string, unknown>> = ReturnType<typeof useDraft<Values>>
