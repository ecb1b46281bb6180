// Tests that the mutation run repeats for every change. MUTATION_TESTS names them; with a database each test file gets a copy,
// as in `npm test`.
import { defineConfig } from 'vitest/config'

const include = (process.env.MUTATION_TESTS ?? '{marketplace,platform}/**/*.test.ts').split(' ')
const onDatabase = ['**/*.{api,data,alone,race}.test.ts']
const withDatabase = process.env.MUTATION_DATABASE === 'yes'

export default defineConfig({
  test: {
    // Tests on a database may replace modules (`*.race.test.ts`, `*.alone.test.ts`), which needs a process of its own.
    isolate: withDatabase,
    include,
    exclude: ['**/node_modules/**', ...(withDatabase ? [] : onDatabase)],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    ...(withDatabase && {
      globalSetup: ['tests/support/servers/database-server.ts'],
      setupFiles: ['tests/support/servers/worker-database.ts'],
    }),
  },
})
