// Tests that the mutation run repeats for every change (`warm/`). MUTATION_TESTS names them; those on a database get a copy
// each, as in `npm test`, which is dropped at once, for a night makes thousands.
import { defineConfig } from 'vitest/config'
import { needsDatabase } from './warm/messages.ts'

const include = (process.env.MUTATION_TESTS ?? '').split(' ')

export default defineConfig({
  test: {
    include,
    exclude: ['**/node_modules/**'],
    pool: 'forks',
    maxWorkers: 1,
    // The runner itself decides what is evaluated anew.
    isolate: false,
    runner: './tests/mutation/warm/worker.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    ...(include.some(needsDatabase) && { globalSetup: ['tests/support/servers/database-server.ts'] }),
    // The runner chooses: the first for tests without a database, the others for those with one.
    setupFiles: [
      'tests/support/restore-configuration.ts',
      'tests/mutation/warm/drop-copy.ts',
      'tests/support/servers/worker-database.ts',
    ],
  },
})
