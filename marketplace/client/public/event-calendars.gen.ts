// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/channels/event-calendar/event-calendar.contract.ts'

export const eventCalendars = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /experiences/{id}/calendar.ics',
})
