import { afterAll, inject } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { copyDatabase } from './copy-database.ts'

configure({ DATABASE_URL: await copyDatabase(), DATA_DIR: inject('dataDir'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
afterAll(closePool)
