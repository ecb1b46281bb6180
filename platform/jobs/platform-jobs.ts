// The platform's own jobs, sweeps and services.
import { deleteOldKeys } from '#platform/http/request/idempotency.ts'
import { deleteLostStreams } from '#platform/http/streams/open-streams.ts'
import { mailDelivery } from '#platform/mail/delivery.ts'
import { deleteOldMail } from '#platform/mail/mail.ts'
import { makeAvif } from '#platform/storage/picture.ts'
import { deleteStored } from '#platform/storage/storage.ts'
import { deletePictureFiles } from '#platform/storage/unused-pictures.ts'
import type { Job, Service, Sweep } from './jobs.ts'

export const platformJobs: readonly Job<never>[] = [makeAvif, deletePictureFiles, deleteStored]

export const platformSweeps: readonly Sweep[] = [
  { name: 'forget-old-keys', every: '17 * * * *', run: async () => void (await deleteOldKeys()) },
  { name: 'forget-lost-streams', every: '*/10 * * * *', run: deleteLostStreams },
  { name: 'forget-old-mail', every: '23 9 * * *', run: deleteOldMail },
]

export const platformServices: readonly Service[] = [mailDelivery]
