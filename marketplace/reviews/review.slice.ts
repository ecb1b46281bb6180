// What reviews give to the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as adminReviewApi from './admin/admin-review.api.ts'
import * as adminReviewContract from './admin/admin-review.contract.ts'
import { moderationRefusals } from './admin/admin-review.text.ts'
import { inviteToReview } from './invitations/invitation.mail.tsx'
import * as reviewApi from './review.api.ts'
import * as reviewContract from './review.contract.ts'
import { reviewPart } from './review.personal-data.ts'
import { reviewRefusals } from './review.text.ts'

export const reviews = {
  public: {
    reviews: pair(reviewContract, reviewApi),
  },
  admin: {
    reviews: pair(adminReviewContract, adminReviewApi),
  },
  refusals: { ...reviewRefusals, ...moderationRefusals },
  jobs: [inviteToReview],
  personalData: [reviewPart],
} satisfies Slice
