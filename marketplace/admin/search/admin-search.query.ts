import { adminApi } from '#marketplace/client.ts'
import type { RawSearch } from '#platform/pages/search-params.ts'
import { adminQuery } from '../list/list.query.ts'
import { MAX_WORDS } from './admin-search.rules.ts'

export const searchTerm = ({ q }: RawSearch): string => ((Array.isArray(q) ? q[0] : q) ?? '').trim().slice(0, MAX_WORDS)

export const searchQuery = (q: string) => adminQuery(['search', q], () => adminApi.search.find({ query: { q } }))
