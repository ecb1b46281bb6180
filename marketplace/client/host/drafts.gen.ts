// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/editor/draft/draft.contract.ts'

export const drafts = /* @__PURE__ */ clientOf<typeof contract>({
  discard: 'delete /host/experiences/{id}/edit',
  discardNew: 'delete /host/new-experience',
  save: 'put /host/experiences/{id}/edit',
  saveNew: 'put /host/new-experience',
  showNew: 'get /host/new-experience',
})
