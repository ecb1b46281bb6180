import { defineConfig } from 'vitest/config'

const onDatabase = ['**/*.api.test.ts', '**/*.data.test.ts']
const outside = ['**/node_modules/**', '**/dist/**', 'data/**']
/**
 * Who replaces modules, loads some only after a setting, or leaves a process behind that no other file can use needs a
 * process of its own; the others share theirs.
 */
const alone = ['**/*.{alone,race}.test.ts']

/** How long a condition is waited for: one second, the default, is nothing on a busy machine, and a met one costs none. */
const patient = { poll: { timeout: process.env.CI ? 60_000 : 15_000 } }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', './tests/support/last-line.ts'],
    // A test that hangs is found either way, and a shared machine has been three times slower than a desk for an hour.
    // Without a build the first question of a process trains the assistant, half a minute where all is busy.
    testTimeout: process.env.CI ? 120_000 : 60_000,
    hookTimeout: process.env.CI ? 300_000 : 120_000,
    projects: [
      // A compiler is waited for until it is done, and judged by what it says.
      { test: { name: 'guards', include: ['tests/guards/*.test.ts'], testTimeout: 900_000 } },
      {
        test: {
          name: 'rules',
          isolate: false,
          expect: patient,
          include: [
            'marketplace/**/*.test.{ts,tsx}',
            'platform/**/*.test.ts',
            'ui/**/*.test.{ts,tsx}',
            'database/**/*.test.ts',
          ],
          exclude: [...outside, ...onDatabase, ...alone],
          setupFiles: ['tests/support/restore-configuration.ts', 'tests/support/assistant/built-model.ts'],
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          expect: patient,
          include: [...onDatabase, 'tests/{assistant,data,mail,model-based,process,security}/*.test.ts'],
          exclude: [...outside, ...alone],
          globalSetup: ['tests/support/servers/database-server.ts'],
          setupFiles: ['tests/support/servers/worker-database.ts', 'tests/support/assistant/built-model.ts'],
        },
      },
      {
        test: {
          name: 'alone',
          expect: patient,
          include: alone,
          exclude: outside,
          globalSetup: ['tests/support/servers/database-server.ts'],
          setupFiles: ['tests/support/servers/worker-database.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          expect: patient,
          include: ['tests/faults/*.test.ts'],
          // By name only: an hour of random faults (npm run soak). At night only: a full disk and a first start of two
          // nodes, which take minutes each, and a bucket that is away, which `npm test` tries without the process around it.
          exclude: [
            ...outside,
            ...(process.env.SOAK_MINUTES ? [] : ['tests/faults/soak.test.ts']),
            ...(process.env.FAULTS === 'whole'
              ? []
              : ['tests/faults/{full-disk,demo-on-two-nodes,storage-away}.test.ts']),
          ],
          globalSetup: ['tests/support/servers/database-server.ts'],
          setupFiles: ['tests/support/servers/worker-database.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          expect: patient,
          include: ['tests/journeys/*/*.test.ts'],
          // After all others, whose races want a calm machine. A story waits for its browser half of the time.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          globalSetup: ['tests/support/servers/database-server.ts'],
          setupFiles: ['tests/support/restore-configuration.ts'],
          // At a desk a story that fails once has a fault. On a shared machine a second failure is one.
          retry: process.env.CI ? 1 : 0,
          // Each step has its own limit (tests/support/app.ts); a story of sixty steps on a slow machine adds up.
          testTimeout: process.env.CI ? 300_000 : 180_000,
        },
      },
    ],
  },
})
