// Every coded "no" of the product with its status and Spanish words, one line per slice.
import { commonRefusals, type RefusalTexts } from '#platform/http/refusal.ts'
import { departureRefusals } from './accounts/departure/departure.text.ts'
import { identityRefusals } from './accounts/identity/identity.text.ts'
import { mailboxRefusals } from './accounts/mailbox/mailbox.text.ts'
import { subscriptionRefusals } from './accounts/preferences/subscription.text.ts'
import { rightRefusals } from './accounts/rights/right.text.ts'
import { secondFactorRefusals } from './accounts/second-factor/second-factor.text.ts'
import { signUpRefusals } from './accounts/sign-up/sign-up.text.ts'
import { socialRefusals } from './accounts/social/social.text.ts'
import { adminBookingRefusals } from './admin/bookings/booking.text.ts'
import { categoryRefusals } from './admin/categories/category.text.ts'
import { adminExperienceRefusals } from './admin/experiences/experience.text.ts'
import { messageRefusals } from './admin/messages/message.text.ts'
import { outboxRefusals } from './admin/outbox/outbox.text.ts'
import { moderationRefusals } from './admin/reviews/review.text.ts'
import { adminRightRefusals } from './admin/rights/right.text.ts'
import { settingRefusals } from './admin/settings/setting.text.ts'
import { userRefusals } from './admin/users/user.text.ts'
import { assistantRefusals } from './assistant/assistant.text.ts'
import { arrivalRefusals } from './bookings/arrivals/arrival.text.ts'
import { bookingRefusals } from './bookings/booking.text.ts'
import { callingOffRefusals } from './bookings/calling-off/calling-off.text.ts'
import { conversationRefusals } from './conversations/conversation.text.ts'
import { searchRefusals } from './discovery/search/search.text.ts'
import { scheduleRefusals } from './experiences/availability/schedule/schedule.text.ts'
import { editorRefusals } from './experiences/editor/editor.text.ts'
import { experienceRefusals } from './experiences/experience.text.ts'
import { imageRefusals } from './experiences/images/image.text.ts'
import { geocodingRefusals } from './places/geocoding/geocoding.text.ts'
import { reviewRefusals } from './reviews/review.text.ts'

export const refusals = {
  ...commonRefusals,
  ...identityRefusals,
  ...mailboxRefusals,
  ...signUpRefusals,
  ...secondFactorRefusals,
  ...subscriptionRefusals,
  ...departureRefusals,
  ...socialRefusals,
  ...geocodingRefusals,
  ...experienceRefusals,
  ...scheduleRefusals,
  ...imageRefusals,
  ...editorRefusals,
  ...bookingRefusals,
  ...arrivalRefusals,
  ...callingOffRefusals,
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
