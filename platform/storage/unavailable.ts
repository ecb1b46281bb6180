/** The store of files can not be reached, or does not answer in time. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** By its name: the built pages and server.ts hold two copies of the class. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StorageUnavailable'
