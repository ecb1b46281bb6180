import { z } from 'zod'
import { Settings, SomeSettings } from '#marketplace/settings/settings.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const AdminSettings = z
  .object({
    settings: Settings,
    /** What the home page shows once its figures are counted. */
    counted: Settings.shape.figures.unwrap(),
    /** Shown while the operator has set no address. */
    usualEmail: z.string(),
    map: z.enum(['embedded', 'style', 'mapbox']),
    changed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AdminSettings' })
export type AdminSettings = z.output<typeof AdminSettings>

export const show = endpoint({
  method: 'get',
  path: '/admin/settings',
  permission: 'settings.read',
  summary: 'What operators change while the product runs',
  tag: 'Administración',
  access: 'admin',
  status: 200,
  answer: AdminSettings,
  refusals: [],
})

export const change = endpoint({
  method: 'patch',
  path: '/admin/settings',
  permission: 'settings.write',
  summary: 'Changes some settings at once; refused when somebody else has changed them since they were read',
  tag: 'Administración',
  access: 'admin',
  body: z
    .object({
      changed: SomeSettings,
      /** The same settings as the administrator saw them, to detect a concurrent change. */
      seen: z.record(z.string(), z.unknown()),
    })
    .meta({ id: 'SettingsChange' }),
  status: 200,
  answer: AdminSettings,
  refusals: ['SETTINGS_CHANGED'],
})
