import { HostReviews } from './host-reviews.tsx'
import { WriteReview, type WriteReviewProps } from './write-review.tsx'

/** Writing a review of a host, and the reviews. @param failed text for reviews that cannot be read */
export const ReviewSection = ({ failed, ...writing }: WriteReviewProps & { failed?: string }) => (
  <>
    <WriteReview {...writing} />
    <HostReviews hostId={writing.hostId} {...(failed && { failed })} />
  </>
)
