import { isDatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { isStorageUnavailable } from '#platform/storage/storage-unavailable.ts'

/** Whether an error means that something an answer needs is away or busy: answered with 503 and Retry-After, never 500. */
export const isUnavailable = (error: unknown): boolean => isDatabaseUnavailable(error) || isStorageUnavailable(error)
