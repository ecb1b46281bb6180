import { defineConfig } from 'vitest/config'

const onDatabase = ['**/*.api.test.ts', '**/*.data.test.ts']
const outside = ['**/node_modules/**', '**/dist/**', 'data/**']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', './tests/support/last-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      { test: { name: 'guards', include: ['tests/guards/*.test.ts'], testTimeout: 180_000 } },
      {
        test: {
          name: 'rules',
          include: [
            'marketplace/**/*.test.{ts,tsx}',
            'platform/**/*.test.ts',
            'ui/**/*.test.{ts,tsx}',
            'database/**/*.test.ts',
          ],
          exclude: [...outside, ...onDatabase],
        },
      },
      {
        test: {
          name: 'api',
          include: [...onDatabase, 'tests/*.test.ts'],
          exclude: outside,
          globalSetup: ['tests/support/database-server.ts'],
          setupFiles: ['tests/support/worker-database.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // A browser shares two processors with the server and the database; a second failure is a failure.
          retry: 1,
          testTimeout: 90_000,
        },
      },
    ],
  },
})
