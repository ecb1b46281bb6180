import { eq, sql } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { pictures, pictureUploads } from '#platform/storage/picture.table.ts'
import { deleteUploadRecords } from '#platform/storage/picture.ts'

export const EXCLUDED_FROM_UPLOADS = { pictureId: 'its address names it', personId: 'who asks' }
export const EXCLUDED_FROM_PICTURES = {
  id: 'its address names it',
  digest: 'computed from the picture',
  widths: 'computed from the picture',
  avif: 'computed from the picture',
  preview: 'computed from the picture',
  uploadedBy: 'the first of those who handed it in may be another person',
  createdAt: 'who handed it in last may be another person',
}

/** Uploaded pictures. Experiences that show one keep it when the person leaves. */
export const imagePersonalData: PersonalDataHandler = {
  name: 'fotos',
  export: (id) =>
    database()
      .select({
        address: sql<string>`'/files/pictures/' || ${pictures.id} || '/{width}.{format}'`,
        ...columnsWithout(pictures, EXCLUDED_FROM_PICTURES),
        ...columnsWithout(pictureUploads, EXCLUDED_FROM_UPLOADS),
      })
      .from(pictureUploads)
      .innerJoin(pictures, eq(pictures.id, pictureUploads.pictureId))
      .where(eq(pictureUploads.personId, id))
      .orderBy(pictureUploads.createdAt),
  erase: async (tx, { id }) => void (await deleteUploadRecords(tx, id)),
}
