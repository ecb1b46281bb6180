/** The reviews somebody wrote, and the hosts whom they have been to and not reviewed yet, each with the latest outing. */
export type OwnReviewsOutput = {
  reviews: { host: string; text: string; stars: number; written: string; hidden: boolean }[]
  open: { host: string; title: string; start: string }[]
  path: string
}
