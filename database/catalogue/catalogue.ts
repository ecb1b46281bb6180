import { categories } from './categories.ts'
import { experiences } from './experiences.ts'
import { hosts } from './hosts.ts'
import { reviews } from './reviews.ts'
import { travelers } from './travelers.ts'

/** The demo El Salvador as written by hand; the seed turns it into rows. */
export const catalogue = { categories, hosts, experiences, travelers, reviews }
