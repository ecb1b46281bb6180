import type { Settings, SomeSettings } from '#marketplace/settings/settings.contract.ts'

type Facts = Record<string, string | number | boolean>

/** Support telephone numbers stay out of the log: it shows that one changed, and its last two digits (INV-47). */
const masked = (name: string, value: string | number | boolean) =>
  /phone|whatsapp/.test(name) && value ? `•••• ${String(value).slice(-2)}` : value

/** Settings as flat fields for the audit log: `figures.experiences`, `assistant`… */
export function settingFacts(settings: SomeSettings): Facts {
  const facts: Facts = {}
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue
    if (typeof value !== 'object') facts[name] = value
    else for (const [part, item] of Object.entries(value)) facts[`${name}.${part}`] = masked(part, item)
  }
  return facts
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The settings of a form that differ from their initial values. */
export function settingChanges(before: Settings, after: Settings): SomeSettings {
  const names = Object.keys(after) as (keyof Settings)[]
  return Object.fromEntries(
    names.filter((name) => !isEqual(before[name], after[name])).map((name) => [name, after[name]]),
  )
}

/** Whether somebody else changed one of these settings after it was read. @param previous as it was read */
export const isStale = (now: Settings, changed: SomeSettings, previous: Record<string, unknown>): boolean =>
  (Object.keys(changed) as (keyof Settings)[]).some((name) => !sameFacts(now[name], previous[name]))

/** Deep equality that ignores the order of keys, which JSON does not guarantee. */
function sameFacts(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b
  const parts = Object.entries(a)
  return (
    parts.length === Object.keys(b).length &&
    parts.every(([name, value]) => value === (b as Record<string, unknown>)[name])
  )
}
