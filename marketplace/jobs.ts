// Everything the product does later or by the clock, one line each.

import { forgetOldKeys } from '#platform/http/idempotency.ts'
import { forgetLostStreams } from '#platform/http/open-streams.ts'
import type { Job, Service, Sweep } from '#platform/jobs/jobs.ts'
import { mailDelivery } from '#platform/mail/delivery.ts'
import { forgetOldMail } from '#platform/mail/mail.ts'
import { makeAvif } from '#platform/storage/picture.ts'
import { deleteStored } from '#platform/storage/storage.ts'
import { deletePictureFiles } from '#platform/storage/unused-pictures.ts'
import { forgetPictures } from './accounts/account-deletion/account-deletion.api.ts'
import { notifyRole } from './accounts/account-status/account-status.mail.tsx'
import { sendResetLink } from './accounts/identity/identity.api.ts'
import { forgetOldLinks } from './accounts/mailbox/mailbox.data.ts'
import { forgetOldNotices } from './accounts/notices/notice.data.ts'
import { notifyReset } from './accounts/second-factor/second-factor.api.ts'
import { forgetEndedSessions } from './accounts/session/session.data.ts'
import { sendSignUpLetter } from './accounts/sign-up/sign-up.api.ts'
import { forgetEndedSignUps } from './accounts/sign-up/sign-up.data.ts'
import { backupSweeps } from './admin/backups/daily.api.ts'
import { forgetOldMessages } from './assistant/assistant.data.ts'
import { bookingSweeps } from './bookings/booking.jobs.ts'
import { notifyParties } from './bookings/booking.mail.tsx'
import { eraseContactData } from './bookings/booking.personal-data.ts'
import { notifyBookingMoved, notifyDateCancelled } from './bookings/date-cancellation/date-cancellation.mail.tsx'
import { reminderSweeps } from './bookings/reminders/reminder.api.ts'
import { forgetUnsent } from './conversations/attachments/attachment.api.ts'
import { notifyUnread } from './conversations/conversation.mail.tsx'
import { countResponsesLater, recountAging } from './conversations/responses/response.api.ts'
import { forgetUnusedPictures } from './experiences/images/upload.api.ts'
import { inviteToReview } from './reviews/invitations/invitation.mail.tsx'

export const jobs: Job<never>[] = [
  makeAvif,
  deletePictureFiles,
  deleteStored,
  sendResetLink,
  sendSignUpLetter,
  forgetPictures,
  notifyRole,
  notifyReset,
  notifyParties,
  notifyDateCancelled,
  notifyBookingMoved,
  notifyUnread,
  countResponsesLater,
  inviteToReview,
]

export const sweeps: Sweep[] = [
  { name: 'forget-old-keys', every: '17 * * * *', run: async () => void (await forgetOldKeys()) },
  { name: 'forget-ended-sessions', every: '41 8 * * *', run: forgetEndedSessions },
  { name: 'forget-ended-sign-ups', every: '53 * * * *', run: forgetEndedSignUps },
  { name: 'forget-mailbox-links', every: '47 8 * * *', run: forgetOldLinks },
  { name: 'forget-unsent-pictures', every: '23 9 * * *', run: forgetUnsent },
  { name: 'forget-unused-pictures', every: '37 * * * *', run: forgetUnusedPictures },
  { name: 'forget-lost-streams', every: '*/10 * * * *', run: forgetLostStreams },
  { name: 'forget-old-notices', every: '23 9 * * *', run: forgetOldNotices },
  { name: 'forget-old-mail', every: '23 9 * * *', run: forgetOldMail },
  { name: 'forget-assistant', every: '31 9 * * *', run: forgetOldMessages },
  { name: 'erase-contact-data', every: '29 9 * * *', run: () => eraseContactData(new Date()) },
  { name: 'recount-responses', every: '47 9 * * *', run: () => recountAging(new Date()) },
  ...bookingSweeps,
  ...reminderSweeps,
  ...backupSweeps,
]

/** What goes on beside the queue. */
export const services: Service[] = [mailDelivery]
