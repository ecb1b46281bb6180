import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../../../admin/list/list.query.ts'

/** A malformed id is treated as missing. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const recordsQuery = (id: string) =>
  adminQuery(['user', id, 'records'], async () =>
    isUuidShaped(id) ? adminApi.userRecords.show({ params: { id } }) : NOWHERE,
  )
