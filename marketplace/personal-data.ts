// What each slice holds about a person, one line each, in the order in which it goes when the person leaves.
import { accountPart, type PersonalPart } from './accounts/departure/departure.data.ts'
import { rightPart } from './accounts/rights/right-departure.data.ts'
import { assistantPart } from './assistant/assistant-departure.data.ts'
import { bookingPart } from './bookings/booking-departure.data.ts'
import { conversationPart } from './conversations/conversation-departure.data.ts'
import { editPart } from './experiences/editor/edit-departure.data.ts'
import { experiencePart } from './experiences/experience-departure.data.ts'
import { imagePart } from './experiences/images/image-departure.data.ts'
import { favoritePart } from './favorites/favorite-departure.data.ts'
import { calendarPart } from './hosts/calendar/feed-departure.data.ts'
import { reviewPart } from './reviews/review-departure.data.ts'
import { contactPart } from './site/contact/contact-departure.data.ts'

export const personalData: PersonalPart[] = [
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
