// What Stryker's process and the warm process of the tests say to each other: one line of JSON each, over a local socket.

/** Asks for these test files, one after the other. Without `mutant` the code is as written, and coverage is noted. */
export type Ask = {
  testFiles: string[]
  /** Files with mistakes; they and all that imports them are evaluated anew before every test file. */
  mutated: string[]
  mutant?: { id: string; hitLimit?: number | undefined }
}

export type Ran = { testFile: string; ms: number; failure?: string | undefined }
export type Answer = { ran: Ran[]; endless: boolean; coverage: Record<string, Record<string, number>> }

export const SOCKET_VARIABLE = 'MUTATION_SOCKET'
/** Whoever needs a database gets a copy of the demo, as in `npm test`. */
export const needsDatabase = (testFile: string) =>
  /\.(api|data|alone|race)\.test\.ts$/.test(testFile) || /(^|\/)tests\/[a-z-]+\/[^/]+\.test\.ts$/.test(testFile)
