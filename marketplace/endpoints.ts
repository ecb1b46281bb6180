// Every API endpoint of the product, one line each, in the order of the slices; those of administrators are in
// admin-endpoints.ts.

import { configuration } from '#platform/configuration.ts'
import { publishDocuments } from '#platform/http/api-documents.ts'
import { refuse } from '#platform/http/refusal.ts'
import { createApi } from '#platform/http/serve.ts'
import { log } from '#platform/log/log.ts'
import { type Callers, prove } from './accounts/account.rules.ts'
import { departures } from './accounts/account-deletion/account-deletion.api.ts'
import * as departure from './accounts/account-deletion/account-deletion.contract.ts'
import * as identities from './accounts/identity/identity.api.ts'
import * as identity from './accounts/identity/identity.contract.ts'
import * as mailboxes from './accounts/mailbox/mailbox.api.ts'
import * as mailbox from './accounts/mailbox/mailbox.contract.ts'
import * as noticeBoard from './accounts/notices/notice.api.ts'
import * as notice from './accounts/notices/notice.contract.ts'
import * as preferences from './accounts/preferences/preference.api.ts'
import * as preference from './accounts/preferences/preference.contract.ts'
import * as subscriptions from './accounts/preferences/subscription.api.ts'
import * as subscription from './accounts/preferences/subscription.contract.ts'
import * as profiles from './accounts/profiles/profile.api.ts'
import * as profile from './accounts/profiles/profile.contract.ts'
import { isFresh } from './accounts/reauthentication/reauthentication.rules.ts'
import * as rights from './accounts/rights/right.api.ts'
import * as right from './accounts/rights/right.contract.ts'
import { adminsNeedSecondFactor } from './accounts/second-factor/second-factor.data.ts'
import { serveSecurity } from './accounts/second-factor/security.api.ts'
import * as devices from './accounts/session/device.api.ts'
import * as device from './accounts/session/device.contract.ts'
import * as sessions from './accounts/session/session.api.ts'
import * as session from './accounts/session/session.contract.ts'
import { type LivingSession, sessionOf } from './accounts/session/session.data.ts'
import * as signUps from './accounts/sign-up/sign-up.api.ts'
import * as signUp from './accounts/sign-up/sign-up.contract.ts'
import * as socials from './accounts/social/social.api.ts'
import * as social from './accounts/social/social.contract.ts'
import { recordRefused } from './admin/audit/refused/refused.data.ts'
import { serveBackOffice } from './admin-endpoints.ts'
import { serveAssistant } from './assistant/assistant.api.ts'
import * as guests from './bookings/attendees/attendee.api.ts'
import * as guest from './bookings/attendees/attendee.contract.ts'
import * as bookings from './bookings/booking.api.ts'
import * as booking from './bookings/booking.contract.ts'
import * as calendars from './bookings/calendar/calendar.api.ts'
import { showCalendarFile } from './bookings/calendar/calendar.contract.ts'
import * as arrivals from './bookings/check-in/check-in.api.ts'
import * as arrival from './bookings/check-in/check-in.contract.ts'
import * as callingsOff from './bookings/date-cancellation/date-cancellation.api.ts'
import * as callingOff from './bookings/date-cancellation/date-cancellation.contract.ts'
import * as received from './bookings/host-bookings/host-booking.api.ts'
import { listHostBookings, showHostBooking } from './bookings/host-bookings/host-booking.contract.ts'
import * as comparisons from './comparison/comparison.api.ts'
import { showComparison } from './comparison/comparison.contract.ts'
import * as attachments from './conversations/attachments/attachment.api.ts'
import { addAttachment, showAttachment } from './conversations/attachments/attachment.contract.ts'
import * as conversations from './conversations/conversation.api.ts'
import * as conversation from './conversations/conversation.contract.ts'
import * as live from './conversations/live/live.api.ts'
import { followConversation } from './conversations/live/live.contract.ts'
import * as messages from './conversations/messages/message.api.ts'
import * as message from './conversations/messages/message.contract.ts'
import * as facets from './discovery/facets/facet.api.ts'
import { showFacets } from './discovery/facets/facet.contract.ts'
import * as pins from './discovery/map/pin.api.ts'
import { listPins } from './discovery/map/pin.contract.ts'
import * as recommendations from './discovery/recommendation/recommendation.api.ts'
import { listSimilar, showHome } from './discovery/recommendation/recommendation.contract.ts'
import { search } from './discovery/search/search.api.ts'
import { searchExperiences } from './discovery/search/search.contract.ts'
import * as dates from './experiences/availability/availability.api.ts'
import { listDates } from './experiences/availability/availability.contract.ts'
import * as schedules from './experiences/availability/schedule/schedule.api.ts'
import * as schedule from './experiences/availability/schedule/schedule.contract.ts'
import * as categories from './experiences/categories/category.api.ts'
import { listCategories } from './experiences/categories/category.contract.ts'
import * as edits from './experiences/editor/draft/draft.api.ts'
import * as edit from './experiences/editor/draft/draft.contract.ts'
import * as publishings from './experiences/editor/publishing/publishing.api.ts'
import * as publishing from './experiences/editor/publishing/publishing.contract.ts'
import * as saves from './experiences/editor/update/update.api.ts'
import * as save from './experiences/editor/update/update.contract.ts'
import * as experiences from './experiences/experience.api.ts'
import * as experience from './experiences/experience.contract.ts'
import * as offers from './experiences/host-experiences/host-experience.api.ts'
import { listHostOffers } from './experiences/host-experiences/host-experience.contract.ts'
import * as pictures from './experiences/images/upload.api.ts'
import { uploadPicture } from './experiences/images/upload.contract.ts'
import * as views from './experiences/views/view.api.ts'
import { countView } from './experiences/views/view.contract.ts'
import * as favorites from './favorites/favorite.api.ts'
import * as favorite from './favorites/favorite.contract.ts'
import * as feeds from './hosts/calendar/feed.api.ts'
import * as feed from './hosts/calendar/feed.contract.ts'
import * as hostStats from './hosts/dashboard/stats.api.ts'
import { showHostStats } from './hosts/dashboard/stats.contract.ts'
import * as mornings from './hosts/dashboard/today.api.ts'
import { showToday } from './hosts/dashboard/today.contract.ts'
import * as earnings from './hosts/earnings/earnings.api.ts'
import * as earning from './hosts/earnings/earnings.contract.ts'
import * as hosts from './hosts/host.api.ts'
import * as host from './hosts/host.contract.ts'
import * as ownHosts from './hosts/portal/own-host.api.ts'
import * as ownHost from './hosts/portal/own-host.contract.ts'
import * as geocodings from './locations/geocoding/geocoding.api.ts'
import { findPlace, namePoint } from './locations/geocoding/geocoding.contract.ts'
import * as maps from './locations/map/map.api.ts'
import { showMapSettings } from './locations/map/map.contract.ts'
import { personalData } from './personal-data.ts'
import { refusals } from './refusals.ts'
import * as reviews from './reviews/review.api.ts'
import * as review from './reviews/review.contract.ts'
import * as contacts from './site/contact/contact.api.ts'
import { sendContactMessage } from './site/contact/contact.contract.ts'
import { allQuestions } from './site/faq/faq.text.ts'

type Session = LivingSession & { accountId: string }

const { api, serve, registrations } = createApi<Callers, Session>({
  texts: refusals,
  session: async (request) => {
    const living = await sessionOf(request)
    return living && { accountId: living.user.id, ...living }
  },
  prove: (access, held) => {
    const proof = prove(access, held?.user ?? null)
    if (typeof proof === 'string') return refuse(proof)
    const unready = access === 'admin' && !held?.hasSecondFactor && adminsNeedSecondFactor()
    return unready ? refuse('SECOND_FACTOR_NEEDED') : proof
  },
  isFresh: ({ provedAt }, now) => isFresh(provedAt, now),
  onForbidden: ({ method, path, access }, held, address) => {
    log().warn({ event: 'access refused', endpoint: `${method} ${path}`, account: held?.accountId, address })
    // Who has only forgotten to sign in is no news, unless it is the back office they knock at.
    if (held || access === 'admin')
      recordRefused({ endpoint: `${method.toUpperCase()} ${path}`, user: held?.user ?? null, address })
  },
})

serve(session.showSession, sessions.show)
serve(session.signOut, sessions.end)
serve(identity.signIn, identities.signIn)
serve(identity.signUp, identities.signUp)
serve(signUp.showSignUpLink, signUps.showLink)
serve(signUp.completeSignUp, signUps.complete)
serveSecurity(serve)
serve(identity.forgotPassword, identities.forgotPassword)
serve(identity.resetPassword, identities.resetPassword)
serve(identity.showRole, identities.showRole)
serve(notice.listNotices, noticeBoard.list)
serve(notice.countUnread, noticeBoard.count)
serve(notice.readNotice, noticeBoard.read)
serve(notice.readAllNotices, noticeBoard.readAll)
serve(subscription.showSubscription, subscriptions.show)
serve(subscription.changeSubscription, subscriptions.change)
serve(social.startSocial, socials.start)
serve(social.finishSocial, socials.finish)
serve(identity.changePassword, identities.changePassword)
serve(device.listDevices, devices.list)
serve(device.endDevice, devices.end)
serve(device.endOtherDevices, devices.endOthers)
serve(mailbox.showMailbox, mailboxes.show)
serve(mailbox.resendMailboxLink, mailboxes.resend)
serve(mailbox.showMailboxLink, mailboxes.showLink)
serve(mailbox.confirmMailbox, mailboxes.confirm)
serve(preference.showPreferences, preferences.show)
serve(preference.changePreferences, preferences.change)
serve(profile.showProfile, profiles.show)
serve(profile.updateProfile, profiles.update)
serve(profile.changeAvatar, profiles.changeAvatar)
serve(profile.removeAvatar, profiles.removeAvatar)
const leaving = departures(personalData)
serve(departure.downloadData, leaving.download)
serve(departure.showDeparture, leaving.show)
serve(departure.deleteAccount, leaving.remove)
serve(right.listOwnRequests, rights.list)
serve(right.askAboutData, rights.ask)
serve(findPlace, geocodings.find)
serve(namePoint, geocodings.name)
serve(showMapSettings, maps.showSettings)

// Before '/experiences/{id}', which would take 'facets' for an id.
serve(showFacets, facets.show)
serve(listPins, pins.list)
serve(experience.showExperience, experiences.show)
serve(countView, views.count)
serve(listDates, dates.list)
serve(schedule.showSchedule, schedules.show)
serve(schedule.listStarts, schedules.listStarts)
serve(schedule.addDate, schedules.add)
serve(schedule.addSeason, schedules.addSeason)
serve(schedule.changeDate, schedules.change)
serve(schedule.closeDate, schedules.close)
serve(schedule.reopenDate, schedules.reopen)
serve(schedule.removeDate, schedules.remove)
serve(listCategories, categories.list)
serve(uploadPicture, pictures.upload)
serve(listHostOffers, offers.list)
serve(edit.showNewExperience, edits.showNew)
serve(edit.keepNewExperience, edits.keepNew)
serve(edit.dropNewExperience, edits.dropNew)
serve(save.createExperience, saves.create)
serve(save.showHostExperience, saves.show)
serve(save.updateExperience, saves.update)
serve(edit.keepEdit, edits.keepTyped)
serve(edit.dropEdit, edits.drop)
serve(publishing.publishExperience, publishings.publish)
serve(publishing.pauseExperience, publishings.pause)
serve(publishing.resumeExperience, publishings.resume)
serve(publishing.archiveExperience, publishings.archive)
serve(publishing.restoreExperience, publishings.restore)
serve(publishing.withdrawExperience, publishings.withdraw)
serve(publishing.copyExperience, publishings.copy)
serve(publishing.deleteExperience, publishings.remove)
serve(booking.createBooking, bookings.create)
serve(booking.listBookings, bookings.list)
// Before '/bookings/{id}', which would take 'departure' for an id.
serve(booking.showDeparture, bookings.showNext)
serve(booking.showBooking, bookings.show)
serve(booking.cancelBooking, bookings.cancel)
serve(arrival.startBooking, arrivals.startAsTraveler)
serve(arrival.startHostBooking, arrivals.startAsHost)
serve(arrival.confirmAttendance, arrivals.attend)
serve(arrival.seeAttendances, arrivals.see)
serve(showCalendarFile, calendars.show)
serve(callingOff.listAlternatives, callingsOff.listAlternatives)
serve(callingOff.moveBooking, callingsOff.move)
serve(callingOff.foreseeCallOff, callingsOff.foresee)
serve(callingOff.callOffDate, callingsOff.callOffWhole)
serve(listHostBookings, received.list)
serve(showHostBooking, received.show)
serve(booking.confirmBooking, bookings.confirm)
serve(booking.declineBooking, bookings.decline)
serve(booking.completeBooking, bookings.complete)
serve(booking.confirmPayment, bookings.confirmCash)
serve(guest.listGuests, guests.list)
serve(guest.downloadGuests, guests.download)
serve(guest.markWritten, guests.mark)
serve(guest.unmarkWritten, guests.unmark)
serve(conversation.openConversation, conversations.open)
serve(conversation.findChat, conversations.reachable)
serve(conversation.listConversations, conversations.list)
// Before '/conversations/{id}', which would take 'unread' for an id.
serve(conversation.countUnread, conversations.unread)
serve(conversation.showConversation, conversations.show)
serve(message.listMessages, messages.list)
serve(message.sendMessage, messages.send)
serve(message.readMessages, messages.read)
serve(followConversation, live.follow)
serve(addAttachment, attachments.add)
serve(showAttachment, attachments.show)
serve(review.listHostReviews, reviews.listOfHost)
serve(review.checkFromExperience, reviews.checkFromExperience)
serve(review.checkFromHost, reviews.checkFromHost)
serve(review.reviewFromExperience, reviews.createFromExperience)
serve(review.reviewFromHost, reviews.createFromHost)
serve(searchExperiences, search)
serve(showHome, recommendations.showFrontPage)
serve(listSimilar, recommendations.listLike)
serve(host.listHosts, hosts.list)
serve(host.showHost, hosts.show)
serve(host.listHostExperiences, hosts.listExperiences)
serve(favorite.listFavorites, favorites.list)
serve(favorite.listFavoriteCards, favorites.listCards)
serve(favorite.addFavorite, favorites.add)
serve(favorite.removeFavorite, favorites.remove)
serve(showComparison, comparisons.show)

serveAssistant(serve, allQuestions)
serve(ownHost.showOwnHost, ownHosts.show)
serve(ownHost.updateOwnHost, ownHosts.update)
serve(feed.showFeed, feeds.show)
serve(feed.changeFeed, feeds.change)
serve(feed.endFeed, feeds.end)
serve(feed.readFeed, feeds.read)
serve(earning.showEarnings, earnings.show)
serve(earning.downloadMonth, earnings.download)
serve(showToday, mornings.show)
serve(showHostStats, hostStats.show)
serve(sendContactMessage, contacts.send)
serveBackOffice(serve)

// Only under `npm run dev` and when asked for; a build leaves out the branch with all it imports (AUTH-41, INV-37).
if (import.meta.env.DEV && configuration().TEST_HOST_LOGIN) {
  const { signInTestHost } = await import('./accounts/test-host/test-host.contract.ts')
  serve(signInTestHost, (await import('./accounts/test-host/test-host.api.ts')).signIn)
}

publishDocuments(
  api,
  registrations.map((one) => one.endpoint),
  refusals,
)

export { api, registrations }
