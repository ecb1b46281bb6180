// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/trip-card/trip-card.contract.ts'

export const tripCards = /* @__PURE__ */ clientOf<typeof contract>({
  calendar: 'get /trip-cards/{token}/calendar.ics',
  end: 'delete /bookings/{id}/trip-card',
  share: 'post /bookings/{id}/trip-card',
  show: 'get /trip-cards/{token}',
  showOwn: 'get /bookings/{id}/trip-card',
})
