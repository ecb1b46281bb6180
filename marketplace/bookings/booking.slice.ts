import { pair, type Slice } from '#marketplace/slice.ts'
import * as bookingActionApi from './admin/actions/booking-action.api.ts'
import * as adminBookingApi from './admin/admin-booking.api.ts'
import * as adminBookingContract from './admin/admin-booking.contract.ts'
import { adminBookingRefusals } from './admin/admin-booking.text.ts'
import * as chatApi from './admin/chat/chat.api.ts'
import * as chatContract from './admin/chat/chat.contract.ts'
import * as correctionApi from './admin/correction/correction.api.ts'
import * as attendeeApi from './attendees/attendee.api.ts'
import * as attendeeContract from './attendees/attendee.contract.ts'
import * as bookingApi from './booking.api.ts'
import * as bookingContract from './booking.contract.ts'
import { bookingPersonalData, eraseContactData } from './booking.personal-data.ts'
import { bookingRefusals } from './booking.text.ts'
import * as calendarApi from './calendar/calendar.api.ts'
import * as calendarContract from './calendar/calendar.contract.ts'
import * as paymentApi from './cash/payment.api.ts'
import * as paymentContract from './cash/payment.contract.ts'
import { sendReceipt } from './cash/receipt.mail.tsx'
import * as checkInApi from './check-in/check-in.api.ts'
import * as checkInContract from './check-in/check-in.contract.ts'
import { checkInRefusals } from './check-in/check-in.text.ts'
import * as markApi from './check-in/marks/mark.api.ts'
import * as markContract from './check-in/marks/mark.contract.ts'
import { newBookingRefusals } from './creation/new-booking.text.ts'
import * as dateCancellationApi from './date-cancellation/date-cancellation.api.ts'
import * as dateCancellationContract from './date-cancellation/date-cancellation.contract.ts'
import { notifyBookingMoved, notifyDateCancelled } from './date-cancellation/date-cancellation.mail.tsx'
import { dateCancellationRefusals } from './date-cancellation/date-cancellation.text.ts'
import { freshnessSweeps } from './freshness/freshness.jobs.ts'
import * as answerApi from './host-bookings/answer.api.ts'
import * as hostBookingApi from './host-bookings/host-booking.api.ts'
import * as hostBookingContract from './host-bookings/host-booking.contract.ts'
import { bookingSweeps } from './lifecycle/booking.jobs.ts'
import * as hostMessageApi from './links/host-message.api.ts'
import * as hostMessageContract from './links/host-message.contract.ts'
import * as liveApi from './live/booking-events.api.ts'
import * as liveContract from './live/booking-events.contract.ts'
import { notifyParties } from './notifications/notification.jobs.ts'
import { reconfirmationSweeps } from './reconfirmation/reconfirmation.jobs.ts'
import * as reliabilityApi from './reliability/reliability.api.ts'
import * as reliabilityContract from './reliability/reliability.contract.ts'
import * as staffReliabilityApi from './reliability/staff-reliability.api.ts'
import * as staffReliabilityContract from './reliability/staff-reliability.contract.ts'
import { reminderSweeps } from './reminders/reminder.api.ts'
import * as tripCardApi from './trip-card/trip-card.api.ts'
import * as tripCardContract from './trip-card/trip-card.contract.ts'
import { tripCardRefusals } from './trip-card/trip-card.text.ts'

export const bookings = {
  public: {
    bookings: pair(bookingContract, { ...bookingApi, ...answerApi }),
    bookingEvents: pair(liveContract, liveApi),
    bookingCalendar: pair(calendarContract, calendarApi),
    checkIns: pair(checkInContract, checkInApi),
    dateCancellations: pair(dateCancellationContract, dateCancellationApi),
    reliability: pair(reliabilityContract, reliabilityApi),
    tripCards: pair(tripCardContract, tripCardApi),
  },
  host: {
    attendees: pair(attendeeContract, attendeeApi),
    bookings: pair(hostBookingContract, hostBookingApi),
    messages: pair(hostMessageContract, hostMessageApi),
    marks: pair(markContract, markApi),
    payments: pair(paymentContract, paymentApi),
  },
  admin: {
    bookings: pair(adminBookingContract, { ...adminBookingApi, ...bookingActionApi, ...correctionApi }),
    chats: pair(chatContract, chatApi),
    reliability: pair(staffReliabilityContract, staffReliabilityApi),
  },
  refusals: {
    ...bookingRefusals,
    ...checkInRefusals,
    ...dateCancellationRefusals,
    ...newBookingRefusals,
    ...adminBookingRefusals,
    ...tripCardRefusals,
  },
  jobs: [notifyParties, sendReceipt, notifyDateCancelled, notifyBookingMoved],
  sweeps: [
    { name: 'erase-contact-data', every: '29 9 * * *', run: () => eraseContactData(new Date()) },
    ...bookingSweeps,
    ...reminderSweeps,
    ...reconfirmationSweeps,
    ...freshnessSweeps,
  ],
  personalData: [bookingPersonalData],
} satisfies Slice
