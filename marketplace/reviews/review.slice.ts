import { pair, type Slice } from '#marketplace/slice.ts'
import * as adminReviewApi from './admin/admin-review.api.ts'
import * as adminReviewContract from './admin/admin-review.contract.ts'
import { moderationRefusals } from './admin/admin-review.text.ts'
import { inviteToReview } from './invitations/invitation.mail.tsx'
import * as replyApi from './replies/reply.api.ts'
import * as replyContract from './replies/reply.contract.ts'
import { replyRefusals } from './replies/reply.text.ts'
import * as reviewApi from './review.api.ts'
import * as reviewContract from './review.contract.ts'
import { reviewPersonalData } from './review.personal-data.ts'
import { reviewRefusals } from './review.text.ts'

export const reviews = {
  public: {
    reviews: pair(reviewContract, reviewApi),
  },
  host: {
    reviews: pair(replyContract, replyApi),
  },
  admin: {
    reviews: pair(adminReviewContract, adminReviewApi),
  },
  refusals: { ...reviewRefusals, ...moderationRefusals, ...replyRefusals },
  jobs: [inviteToReview],
  personalData: [reviewPersonalData],
} satisfies Slice
