// Types only: the browser's client and the shape of every handler are computed from the contracts, and so nothing of
// them reaches the bundle.
import type { Endpoint } from '#platform/http/contract.ts'
import type { Handler } from '#platform/http/serve.ts'
import type { Callers } from './accounts/account.rules.ts'
import type * as departures from './accounts/account-deletion/account-deletion.contract.ts'
import type * as adminRights from './accounts/admin/rights/admin-right.contract.ts'
import type * as adminUsers from './accounts/admin/users/user.contract.ts'
import type * as identities from './accounts/identity/identity.contract.ts'
import type * as mailboxes from './accounts/mailbox/mailbox.contract.ts'
import type * as notices from './accounts/notices/notice.contract.ts'
import type * as passkeys from './accounts/passkeys/passkey.contract.ts'
import type * as preferences from './accounts/preferences/preference.contract.ts'
import type * as subscriptions from './accounts/preferences/subscription.contract.ts'
import type * as profiles from './accounts/profiles/profile.contract.ts'
import type * as fresh from './accounts/reauthentication/reauthentication.contract.ts'
import type * as rights from './accounts/rights/right.contract.ts'
import type * as secondFactors from './accounts/second-factor/second-factor.contract.ts'
import type * as devices from './accounts/session/device.contract.ts'
import type * as sessions from './accounts/session/session.contract.ts'
import type * as signUps from './accounts/sign-up/sign-up.contract.ts'
import type * as socials from './accounts/social/social.contract.ts'
import type * as testHosts from './accounts/test-host/test-host.contract.ts'
import type * as analytics from './admin/analytics/analytics.contract.ts'
import type * as audits from './admin/audit/audit.contract.ts'
import type * as admin from './admin/dashboard/dashboard.contract.ts'
import type * as health from './admin/health/health.contract.ts'
import type * as adminOutbox from './admin/outbox/outbox.contract.ts'
import type * as adminSettings from './admin/settings/setting.contract.ts'
import type * as assistants from './assistant/assistant.contract.ts'
import type * as adminBookings from './bookings/admin/admin-booking.contract.ts'
import type * as adminChats from './bookings/admin/chat/chat.contract.ts'
import type * as guests from './bookings/attendees/attendee.contract.ts'
import type * as bookings from './bookings/booking.contract.ts'
import type * as calendars from './bookings/calendar/calendar.contract.ts'
import type * as arrivals from './bookings/check-in/check-in.contract.ts'
import type * as callingsOff from './bookings/date-cancellation/date-cancellation.contract.ts'
import type * as received from './bookings/host-bookings/host-booking.contract.ts'
import type * as comparison from './comparison/comparison.contract.ts'
import type * as attachments from './conversations/attachments/attachment.contract.ts'
import type * as conversations from './conversations/conversation.contract.ts'
import type * as live from './conversations/live/live.contract.ts'
import type * as messages from './conversations/messages/message.contract.ts'
import type * as facets from './discovery/facets/facet.contract.ts'
import type * as pins from './discovery/map/pin.contract.ts'
import type * as recommendations from './discovery/recommendation/recommendation.contract.ts'
import type * as search from './discovery/search/search.contract.ts'
import type * as adminExperiences from './experiences/admin/admin-experience.contract.ts'
import type * as adminCategories from './experiences/admin/categories/admin-category.contract.ts'
import type * as availability from './experiences/availability/availability.contract.ts'
import type * as schedules from './experiences/availability/schedule/schedule.contract.ts'
import type * as categories from './experiences/categories/category.contract.ts'
import type * as edits from './experiences/editor/draft/draft.contract.ts'
import type * as publishing from './experiences/editor/publishing/publishing.contract.ts'
import type * as saves from './experiences/editor/update/update.contract.ts'
import type * as experiences from './experiences/experience.contract.ts'
import type * as offers from './experiences/host-experiences/host-experience.contract.ts'
import type * as pictures from './experiences/images/upload.contract.ts'
import type * as views from './experiences/views/view.contract.ts'
import type * as favorites from './favorites/favorite.contract.ts'
import type * as feeds from './hosts/calendar/feed.contract.ts'
import type * as hostStats from './hosts/dashboard/stats.contract.ts'
import type * as hostMornings from './hosts/dashboard/today.contract.ts'
import type * as earnings from './hosts/earnings/earnings.contract.ts'
import type * as hosts from './hosts/host.contract.ts'
import type * as ownHosts from './hosts/portal/own-host.contract.ts'
import type * as geocoding from './locations/geocoding/geocoding.contract.ts'
import type * as maps from './locations/map/map.contract.ts'
import type * as adminReviews from './reviews/admin/admin-review.contract.ts'
import type * as reviews from './reviews/review.contract.ts'
import type * as adminMessages from './site/admin/contact-message.contract.ts'
import type * as contacts from './site/contact/contact.contract.ts'

export type Contracts = {
  assistants: typeof assistants
  sessions: typeof sessions
  identities: typeof identities
  fresh: typeof fresh
  secondFactors: typeof secondFactors
  passkeys: typeof passkeys
  signUps: typeof signUps
  socials: typeof socials
  departures: typeof departures
  testHosts: typeof testHosts
  devices: typeof devices
  profiles: typeof profiles
  geocoding: typeof geocoding
  preferences: typeof preferences
  maps: typeof maps
  experiences: typeof experiences
  availability: typeof availability
  schedules: typeof schedules
  edits: typeof edits
  offers: typeof offers
  publishing: typeof publishing
  saves: typeof saves
  categories: typeof categories
  pictures: typeof pictures
  bookings: typeof bookings
  arrivals: typeof arrivals
  calendars: typeof calendars
  guests: typeof guests
  callingsOff: typeof callingsOff
  received: typeof received
  conversations: typeof conversations
  attachments: typeof attachments
  messages: typeof messages
  live: typeof live
  reviews: typeof reviews
  hosts: typeof hosts
  feeds: typeof feeds
  earnings: typeof earnings
  ownHosts: typeof ownHosts
  hostStats: typeof hostStats
  hostMornings: typeof hostMornings
  adminReviews: typeof adminReviews
  adminUsers: typeof adminUsers
  admin: typeof admin
  adminOutbox: typeof adminOutbox
  audits: typeof audits
  analytics: typeof analytics
  adminBookings: typeof adminBookings
  adminChats: typeof adminChats
  adminExperiences: typeof adminExperiences
  adminCategories: typeof adminCategories
  views: typeof views
  adminSettings: typeof adminSettings
  health: typeof health
  rights: typeof rights
  adminRights: typeof adminRights
  adminMessages: typeof adminMessages
  search: typeof search
  facets: typeof facets
  pins: typeof pins
  recommendations: typeof recommendations
  contacts: typeof contacts
  favorites: typeof favorites
  comparison: typeof comparison
  mailboxes: typeof mailboxes
  notices: typeof notices
  subscriptions: typeof subscriptions
}

/** The type of an endpoint's function: `export const show: Serve<typeof showSession> = async (call) => …`. */
export type Serve<E extends Endpoint> = Handler<E, Callers>
