/** The store can not be reached, or does not answer in time. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

export const isStorageUnavailable = (error: unknown): boolean => error instanceof StorageUnavailable
