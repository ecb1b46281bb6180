import { afterAll } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'

// Test files share a process, so one file's configuration must not reach the next.
const before = configuration()
afterAll(() => void configure(before))
