import { dayOf, timeOfDay } from '#platform/clock.ts'
import { type Sky, skyAt } from '../../sky.rules.ts'

/** The light, the time in words and the day (`YYYY-MM-DD`), all of El Salvador. */
export type Moment = { sky: Sky; clock: string; today: string }

/** What the front page says of an instant. Loaded, not computed while drawing, so that server and browser say the same. */
export const momentAt = (now: Date): Moment => ({ sky: skyAt(now), clock: timeOfDay(now), today: dayOf(now) })
