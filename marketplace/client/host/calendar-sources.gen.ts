// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/calendars/calendar-source.contract.ts'

export const calendarSources = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /host/calendars',
  list: 'get /host/calendars',
  read: 'post /host/calendars/{id}/read',
  remove: 'delete /host/calendars/{id}',
})
