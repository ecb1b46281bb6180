import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { RETRY_AFTER_SECONDS } from '#platform/http/response/error-response.ts'
import { report } from '#platform/log/log.ts'
import { storePicture } from '#platform/storage/picture.ts'
import { deleteUnused } from '#platform/storage/unused-pictures.ts'
import { claimPictures, isUsed } from './image.data.ts'
import type * as contract from './upload.contract.ts'

/** Stores an uploaded picture (EDIT-48 to EDIT-50). A failing store is not blamed on the picture, and its error is not shown. */
export const upload: Serve<typeof contract.upload> = async ({ caller, file }) => {
  try {
    const pictureId = await storePicture(file.bytes, caller.id)
    if (isRefusal(pictureId)) return pictureId
    const picture = (await claimPictures(database(), caller, [pictureId])).get(pictureId)
    return picture ? { pictureId, picture } : refuse('PICTURE_NOT_STORED')
  } catch (error) {
    report(error, { endpoint: 'post /host/pictures' })
    return refuse('PICTURE_NOT_STORED', { retryAfter: RETRY_AFTER_SECONDS })
  }
}

/** Deletes pictures that nothing has used for a day (UPL-12). */
export const deleteUnusedPictures = async (): Promise<void> => void (await deleteUnused(isUsed))
