import { afterAll } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'

// Files of the project share a process: what one of them configures is not there for the next.
const before = configuration()
afterAll(() => void configure(before))
