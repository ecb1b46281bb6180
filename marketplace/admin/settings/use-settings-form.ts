import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import type { Settings } from '#marketplace/settings/settings.contract.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { refreshAdmin } from '../actions/use-admin-action.ts'
import type { AdminSettings } from './setting.contract.ts'
import { settingChanges } from './setting.rules.ts'
import { settingsQuery } from './settings.query.ts'

/** A setting as its field holds it: numbers are strings while they are typed. */
type AsText<Numbers> = { [Name in keyof Numbers]: string }
export type Typed = Omit<Settings, 'limits' | 'arrears'> & {
  limits: AsText<Settings['limits']>
  arrears: AsText<Settings['arrears']>
}

const eachOf = <Name extends string, From, To>(parts: Record<Name, From>, to: (part: From) => To) =>
  Object.fromEntries(Object.entries<From>(parts).map(([name, part]) => [name, to(part)])) as Record<Name, To>

const typedOf = (settings: Settings): Typed => ({
  ...settings,
  limits: eachOf(settings.limits, String),
  arrears: eachOf(settings.arrears, String),
})
const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const settingsOf = (input: Typed): Settings => ({
  ...input,
  limits: eachOf(input.limits, wholeNumber),
  arrears: eachOf(input.arrears, wholeNumber),
})

/**
 * The state of the settings form: a refusal loses nothing typed, and the request carries only the changes. After a conflict it
 * shows the stored values beside the typed ones.
 */
export function useSettingsForm(initial: AdminSettings) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(initial.settings)
  const [typed, setTyped] = useState(() => typedOf(initial.settings))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const changed = settingChanges(base, settingsOf(typed))
  const names = Object.keys(changed) as (keyof Settings)[]
  const dirty = names.length > 0

  const saving = useAction({
    send: () => {
      const previous = Object.fromEntries(names.map((name) => [name, base[name]]))
      return adminApi.settings.change({ body: { changed, seen: previous } })
    },
    done: (data) => {
      setErrors({})
      setBase(data.settings)
      setTyped(typedOf(data.settings))
      queryClient.setQueryData(settingsQuery.queryKey, data)
      void refreshAdmin(queryClient, { ok: true, data })
      toast({ title: 'Configuración guardada', description: 'El sitio ya la usa.', tone: 'success' })
    },
    // No notice: the errors are shown above the fields.
    failed: async ({ fields, code }) => {
      setErrors(
        Object.fromEntries(
          Object.entries(fields ?? {}).map(([path, message]) => [path.replace('changed.', ''), message]),
        ),
      )
      if (code !== 'SETTINGS_CHANGED') return
      const now = await adminApi.settings.show()
      // From now on the stored values are the base, so that saving again overwrites them knowingly.
      if (now.ok) setBase(now.data.settings)
    },
  })

  return {
    typed,
    base,
    errors,
    failed: saving.refusal?.message ?? null,
    busy: saving.pending,
    dirty,
    names,
    set: <Name extends keyof Typed>(name: Name, value: Typed[Name]) => setTyped((now) => ({ ...now, [name]: value })),
    save: async () => {
      if (dirty) await saving.run()
    },
    reset: () => {
      setTyped(typedOf(base))
      setErrors({})
      saving.reset()
    },
  }
}
export type SettingsForm = ReturnType<typeof useSettingsForm>
