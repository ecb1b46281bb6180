import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './category.contract.ts'
import { allCategories } from './category.data.ts'

export const list: Serve<typeof contract.list> = async () => ({ categories: await allCategories() })
