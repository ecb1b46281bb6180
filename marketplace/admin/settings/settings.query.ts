import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'

export const settingsQuery = adminQuery(['settings'], () => adminApi.settings.show())
