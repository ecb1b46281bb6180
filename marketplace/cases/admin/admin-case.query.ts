import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

/** A malformed id is treated as missing. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const caseQuery = (id: string) =>
  adminQuery(['case', id], async () => (isUuidShaped(id) ? adminApi.cases.show({ params: { id } }) : NOWHERE))

export const templatesQuery = adminQuery(['case-templates'], () => adminApi.caseTemplates.list())
