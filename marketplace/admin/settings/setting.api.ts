import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { mapSettings } from '#marketplace/locations/map/map.api.ts'
import type { Settings } from '#marketplace/settings/settings.contract.ts'
import { invalidateSettings, lockSettings, readSettings, writeSettings } from '#marketplace/settings/settings.data.ts'
import { countedFigures } from '#marketplace/site/figures/figure.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../audit/audit.data.ts'
import type * as contract from './setting.contract.ts'
import { lastSettingChange } from './setting.data.ts'
import { isStale, settingChanges, settingFacts } from './setting.rules.ts'

const presentSettings = async (admin: Admin, settings: Settings) => ({
  settings,
  counted: await countedFigures(),
  usualEmail: configuration().SUPPORT_EMAIL,
  map: mapSettings().provider,
  changed: await lastSettingChange(admin),
})

export const show: Serve<typeof contract.show> = async ({ caller }) =>
  presentSettings(caller, await readSettings(database()))

/** Stores the settings that differ and writes an audit entry; every node applies them within a second (ADM-11). */
export const change: Serve<typeof contract.change> = async ({ caller, body: { changed, seen } }) => {
  const after = await database().transaction(async (tx) => {
    await lockSettings(tx)
    const before = await readSettings(tx)
    if (isStale(before, changed, seen)) return null
    const requested = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    const updated: Settings = { ...before, ...requested }
    const differing = settingChanges(before, updated)
    const names = Object.keys(differing) as (keyof Settings)[]
    if (names.length === 0) return updated
    await writeSettings(tx, differing, caller.id)
    await recordAudit(tx, caller, {
      action: 'settings.change',
      object: { type: 'settings', id: 'settings', label: 'Configuración' },
      before: settingFacts(Object.fromEntries(names.map((name) => [name, before[name]]))),
      after: settingFacts(differing),
    })
    return updated
  })
  if (!after) return refuse('SETTINGS_CHANGED')
  invalidateSettings()
  return presentSettings(caller, after)
}
