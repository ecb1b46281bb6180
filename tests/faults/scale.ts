/** `FAULTS=whole` is the nightly size; by default the same faults are tried a few times in every test run. */
const isLarge = process.env.FAULTS === 'whole'

/** How often a fault is tried: `small` in `npm test`, `large` in `npm run test:nightly`. */
export const times = (small: number, large: number): number => (isLarge ? large : small)

/** Time limit of a test in milliseconds, from seconds for a small and a whole run. */
export const timeLimit = (smallSeconds: number, largeSeconds: number): number =>
  times(smallSeconds, largeSeconds) * 1000
