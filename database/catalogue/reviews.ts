import { reviewsCentre } from './reviews-centre.ts'
import { reviewsEast } from './reviews-east.ts'
import { reviewsSonsonate } from './reviews-sonsonate.ts'
import { reviewsWest } from './reviews-west.ts'
import type { DemoReview } from './shape.ts'

/** At most one per traveler and host. */
export const reviews: DemoReview[] = [...reviewsWest, ...reviewsSonsonate, ...reviewsCentre, ...reviewsEast]
