import { dayOf, timeOfDay } from '#platform/clock.ts'
import { type Sky, skyAt } from '../../sky.rules.ts'

export type Moment = { sky: Sky; clock: string; today: string }

/** The facts of an instant for the home page. */
export const momentAt = (now: Date): Moment => ({ sky: skyAt(now), clock: timeOfDay(now), today: dayOf(now) })
