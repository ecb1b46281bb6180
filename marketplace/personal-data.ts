// What each slice holds about a person, one line each, in the order in which it goes when the person leaves.
import { accountPart, type PersonalDataHandler } from './accounts/account-deletion/account-deletion.data.ts'
import { rightPart } from './accounts/rights/right.personal-data.ts'
import { assistantPart } from './assistant/assistant.personal-data.ts'
import { bookingPart } from './bookings/booking.personal-data.ts'
import { conversationPart } from './conversations/conversation.personal-data.ts'
import { editPart } from './experiences/editor/draft/draft.personal-data.ts'
import { experiencePart } from './experiences/experience.personal-data.ts'
import { imagePart } from './experiences/images/image.personal-data.ts'
import { favoritePart } from './favorites/favorite.personal-data.ts'
import { calendarPart } from './hosts/calendar/feed.personal-data.ts'
import { reviewPart } from './reviews/review.personal-data.ts'
import { contactPart } from './site/contact/contact.personal-data.ts'

export const personalData: PersonalDataHandler[] = [
  // Before the reservations: an archived experience gets no new one while they are counted.
  experiencePart,
  editPart,
  imagePart,
  bookingPart,
  conversationPart,
  reviewPart,
  favoritePart,
  calendarPart,
  assistantPart,
  contactPart,
  rightPart,
  // Last: the others still find who it is.
  accountPart,
]
