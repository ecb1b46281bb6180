// Every API endpoint of the back office, one line each.
import type { Endpoint } from '#platform/http/contract.ts'
import type { Handler } from '#platform/http/serve.ts'
import type { Callers } from './accounts/account.rules.ts'
import * as adminRights from './accounts/admin/rights/admin-right.api.ts'
import * as adminRight from './accounts/admin/rights/admin-right.contract.ts'
import * as adminUsers from './accounts/admin/users/user.api.ts'
import * as adminUser from './accounts/admin/users/user.contract.ts'
import * as userFiles from './accounts/admin/users/user-file.api.ts'
import * as analyses from './admin/analytics/analytics.api.ts'
import * as analytics from './admin/analytics/analytics.contract.ts'
import * as audits from './admin/audit/audit.api.ts'
import { listAudit } from './admin/audit/audit.contract.ts'
import * as dashboards from './admin/dashboard/dashboard.api.ts'
import { showBadges, showOverview } from './admin/dashboard/dashboard.contract.ts'
import * as healths from './admin/health/health.api.ts'
import * as health from './admin/health/health.contract.ts'
import * as outboxes from './admin/outbox/outbox.api.ts'
import * as outbox from './admin/outbox/outbox.contract.ts'
import * as operatorSettings from './admin/settings/setting.api.ts'
import * as operatorSetting from './admin/settings/setting.contract.ts'
import * as adminActs from './bookings/admin/actions/booking-action.api.ts'
import * as adminBookings from './bookings/admin/admin-booking.api.ts'
import * as adminBooking from './bookings/admin/admin-booking.contract.ts'
import * as adminChats from './bookings/admin/chat/chat.api.ts'
import * as adminChat from './bookings/admin/chat/chat.contract.ts'
import * as adminExperiences from './experiences/admin/admin-experience.api.ts'
import * as adminExperience from './experiences/admin/admin-experience.contract.ts'
import * as adminCategories from './experiences/admin/categories/admin-category.api.ts'
import * as adminCategory from './experiences/admin/categories/admin-category.contract.ts'
import * as moderations from './experiences/admin/moderation/experience-moderation.api.ts'
import * as adminReviews from './reviews/admin/admin-review.api.ts'
import * as adminReview from './reviews/admin/admin-review.contract.ts'
import * as inbox from './site/admin/contact-message.api.ts'
import * as inboxed from './site/admin/contact-message.contract.ts'

type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E, Callers>) => void

/** Registers them all; who may call each is in its contract. */
export function serveBackOffice(serve: Serve): void {
  serve(showOverview, dashboards.show)
  serve(showBadges, dashboards.badges)
  serve(listAudit, audits.list)
  serve(analytics.showAnalytics, analyses.show)
  serve(analytics.showBreakdown, analyses.showBy)
  serve(analytics.exportAnalytics, analyses.download)
  serve(adminBooking.listAdminBookings, adminBookings.list)
  serve(adminBooking.exportBookings, adminBookings.download)
  serve(adminBooking.showAdminBooking, adminBookings.show)
  serve(adminBooking.confirmForHost, adminActs.confirm)
  serve(adminBooking.completeForHost, adminActs.complete)
  serve(adminBooking.confirmPaymentForHost, adminActs.confirmCash)
  serve(adminBooking.cancelAsAdmin, adminActs.cancel)
  serve(adminBooking.cancelSeveral, adminActs.cancelMany)
  serve(adminChat.openChat, adminChats.open)
  serve(adminChat.showChatPicture, adminChats.showPicture)
  serve(operatorSetting.showSettings, operatorSettings.show)
  serve(operatorSetting.changeSettings, operatorSettings.change)
  serve(adminRight.listRights, adminRights.list)
  serve(adminRight.registerRight, adminRights.register)
  serve(adminRight.showRight, adminRights.show)
  serve(adminRight.closeRight, adminRights.close)
  serve(health.showHealth, healths.show)
  serve(health.retryJob, healths.retry)
  serve(inboxed.listContactMessages, inbox.list)
  serve(inboxed.showContactMessage, inbox.show)
  serve(inboxed.readContactMessage, inbox.read)
  serve(inboxed.answerContactMessage, inbox.answer)
  serve(inboxed.archiveContactMessages, inbox.archive)
  serve(inboxed.restoreContactMessages, inbox.restore)
  serve(adminUser.listUsers, adminUsers.list)
  serve(adminUser.downloadUsers, userFiles.download)
  serve(adminUser.changeUsers, adminUsers.changeMany)
  serve(adminUser.showUser, adminUsers.show)
  serve(adminUser.changeRole, adminUsers.changeRole)
  serve(adminUser.verifyUser, adminUsers.verify)
  serve(adminUser.unverifyUser, adminUsers.unverify)
  serve(adminUser.suspendUser, adminUsers.suspend)
  serve(adminUser.restoreUser, adminUsers.restore)
  serve(adminUser.sendUserLink, adminUsers.sendLink)
  serve(adminReview.listReviews, adminReviews.list)
  serve(adminReview.downloadReviews, adminReviews.download)
  serve(adminReview.changeReviews, adminReviews.changeMany)
  serve(adminReview.showReview, adminReviews.show)
  serve(adminReview.hideReview, adminReviews.hide)
  serve(adminReview.restoreReview, adminReviews.restore)
  serve(adminReview.deleteReview, adminReviews.remove)
  serve(adminExperience.listAdminExperiences, adminExperiences.list)
  serve(adminExperience.exportExperiences, adminExperiences.download)
  serve(adminExperience.featureSeveral, moderations.featureMany)
  serve(adminExperience.unfeatureSeveral, moderations.unfeatureMany)
  serve(adminExperience.archiveSeveral, moderations.archiveMany)
  serve(adminExperience.showAdminExperience, adminExperiences.show)
  serve(adminExperience.featureExperience, moderations.feature)
  serve(adminExperience.unfeatureExperience, moderations.unfeature)
  serve(adminExperience.approveExperience, moderations.approve)
  serve(adminExperience.returnExperience, moderations.giveBack)
  serve(adminExperience.publishForHost, moderations.publish)
  serve(adminExperience.draftExperience, moderations.draft)
  serve(adminExperience.archiveForHost, moderations.archive)
  serve(outbox.listOutbox, outboxes.list)
  serve(outbox.showMail, outboxes.show)
  serve(outbox.openMail, outboxes.open)
  serve(outbox.showLetter, outboxes.showLetter)
  serve(outbox.retryMail, outboxes.retry)
  serve(adminCategory.listAdminCategories, adminCategories.list)
  serve(adminCategory.createCategory, adminCategories.create)
  serve(adminCategory.changeCategory, adminCategories.change)
  serve(adminCategory.deleteCategory, adminCategories.remove)
}
