// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/categories/category.contract.ts'

export const categories = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /categories',
})
