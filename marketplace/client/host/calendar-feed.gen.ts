// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/calendar/feed.contract.ts'

export const calendarFeed = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'post /host/calendar',
  end: 'delete /host/calendar',
  read: 'get /calendar/{file}',
  show: 'get /host/calendar',
})
