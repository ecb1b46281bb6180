// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/admin/admin-experience.contract.ts'

export const experiences = /* @__PURE__ */ clientOf<typeof contract>({
  approve: 'post /admin/experiences/{id}/approve',
  archive: 'post /admin/experiences/{id}/archive',
  archiveMany: 'post /admin/experiences/archive',
  download: 'get /admin/experiences.csv',
  draft: 'post /admin/experiences/{id}/draft',
  feature: 'post /admin/experiences/{id}/feature',
  featureMany: 'post /admin/experiences/feature',
  list: 'get /admin/experiences',
  publish: 'post /admin/experiences/{id}/publish',
  requestChanges: 'post /admin/experiences/{id}/return',
  show: 'get /admin/experiences/{id}',
  unfeature: 'post /admin/experiences/{id}/unfeature',
  unfeatureMany: 'post /admin/experiences/unfeature',
})
