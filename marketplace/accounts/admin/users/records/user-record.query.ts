import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../../../admin/list/list.query.ts'

/** A mistyped address is as missing as one that never was. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const recordsQuery = (id: string) =>
  adminQuery(['user', id, 'records'], async () =>
    isUuidShaped(id) ? adminApi.userRecords.show({ params: { id } }) : NOWHERE,
  )
