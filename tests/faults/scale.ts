/** `FAULTS=whole` is the nightly size; without it the same faults are tried a few times, as part of every test run. */
const whole = process.env.FAULTS === 'whole'

/** How often a fault is tried: `small` in `npm test`, `large` in `npm run test:nightly`. */
export const times = (small: number, large: number): number => (whole ? large : small)

/** Time limit of one test in milliseconds, from a small run's and a whole run's seconds. */
export const timeLimit = (smallSeconds: number, largeSeconds: number): number =>
  times(smallSeconds, largeSeconds) * 1000
