// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/editor/publishing/publishing.contract.ts'

export const publishing = /* @__PURE__ */ clientOf<typeof contract>({
  archive: 'post /host/experiences/{id}/archive',
  copy: 'post /host/experiences/{id}/copy',
  pause: 'post /host/experiences/{id}/pause',
  publish: 'post /host/experiences/{id}/publish',
  remove: 'delete /host/experiences/{id}',
  restore: 'post /host/experiences/{id}/restore',
  resume: 'post /host/experiences/{id}/resume',
  withdraw: 'post /host/experiences/{id}/withdraw',
})
