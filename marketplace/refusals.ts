// Every coded "no" of the product with its status and Spanish words, one line per slice.
import { commonRefusals, type RefusalTexts } from '#platform/http/refusal.ts'
import { accountDeletionRefusals } from './accounts/account-deletion/account-deletion.text.ts'
import { adminRightRefusals } from './accounts/admin/rights/admin-right.text.ts'
import { userRefusals } from './accounts/admin/users/user.text.ts'
import { identityRefusals } from './accounts/identity/identity.text.ts'
import { mailboxRefusals } from './accounts/mailbox/mailbox.text.ts'
import { subscriptionRefusals } from './accounts/preferences/subscription.text.ts'
import { rightRefusals } from './accounts/rights/right.text.ts'
import { secondFactorRefusals } from './accounts/second-factor/second-factor.text.ts'
import { signUpRefusals } from './accounts/sign-up/sign-up.text.ts'
import { socialRefusals } from './accounts/social/social.text.ts'
import { outboxRefusals } from './admin/outbox/outbox.text.ts'
import { settingRefusals } from './admin/settings/setting.text.ts'
import { assistantRefusals } from './assistant/assistant.text.ts'
import { adminBookingRefusals } from './bookings/admin/admin-booking.text.ts'
import { bookingRefusals } from './bookings/booking.text.ts'
import { checkInRefusals } from './bookings/check-in/check-in.text.ts'
import { dateCancellationRefusals } from './bookings/date-cancellation/date-cancellation.text.ts'
import { conversationRefusals } from './conversations/conversation.text.ts'
import { searchRefusals } from './discovery/search/search.text.ts'
import { adminExperienceRefusals } from './experiences/admin/admin-experience.text.ts'
import { categoryRefusals } from './experiences/admin/categories/admin-category.text.ts'
import { scheduleRefusals } from './experiences/availability/schedule/schedule.text.ts'
import { editorRefusals } from './experiences/editor/editor.text.ts'
import { experienceRefusals } from './experiences/experience.text.ts'
import { imageRefusals } from './experiences/images/image.text.ts'
import { geocodingRefusals } from './locations/geocoding/geocoding.text.ts'
import { moderationRefusals } from './reviews/admin/admin-review.text.ts'
import { reviewRefusals } from './reviews/review.text.ts'
import { messageRefusals } from './site/admin/contact-message.text.ts'

export const refusals = {
  ...commonRefusals,
  ...identityRefusals,
  ...mailboxRefusals,
  ...signUpRefusals,
  ...secondFactorRefusals,
  ...subscriptionRefusals,
  ...accountDeletionRefusals,
  ...socialRefusals,
  ...geocodingRefusals,
  ...experienceRefusals,
  ...scheduleRefusals,
  ...imageRefusals,
  ...editorRefusals,
  ...bookingRefusals,
  ...checkInRefusals,
  ...dateCancellationRefusals,
  ...conversationRefusals,
  ...reviewRefusals,
  ...searchRefusals,
  ...outboxRefusals,
  ...adminBookingRefusals,
  ...settingRefusals,
  ...rightRefusals,
  ...adminRightRefusals,
  ...assistantRefusals,
  ...userRefusals,
  ...moderationRefusals,
  ...adminExperienceRefusals,
  ...messageRefusals,
  ...categoryRefusals,
} as const satisfies RefusalTexts
