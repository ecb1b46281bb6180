// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/availability/schedule/schedule.contract.ts'

export const schedule = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /host/experiences/{id}/dates',
  addSeason: 'post /host/experiences/{id}/season',
  change: 'patch /host/dates/{id}',
  close: 'post /host/dates/{id}/close',
  listStarts: 'get /host/experiences/{id}/starts',
  remove: 'delete /host/dates/{id}',
  reopen: 'post /host/dates/{id}/reopen',
  show: 'get /host/experiences/{id}/dates',
})
