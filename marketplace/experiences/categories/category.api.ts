import type { Serve } from '#marketplace/contracts.ts'
import type { listCategories } from './category.contract.ts'
import { allCategories } from './category.data.ts'

export const list: Serve<typeof listCategories> = async () => ({ categories: await allCategories() })
