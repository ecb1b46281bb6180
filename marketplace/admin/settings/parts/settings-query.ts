import { call } from '#marketplace/client.ts'
import { adminQuery } from '../../parts/list-query.ts'

export const settingsQuery = adminQuery(['settings'], () => call('get /admin/settings'))
