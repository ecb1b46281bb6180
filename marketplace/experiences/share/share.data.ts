import { and, desc, eq } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { isPublic } from '../experience.data.ts'
import { experiences } from '../experience.table.ts'
import { experienceImages } from '../images/image.table.ts'

/** The main picture of a public experience; null for others, which must have no preview (INV-16). */
export async function findMainPicture(experienceId: string) {
  const [picture] = await database()
    .select({ id: pictures.id, digest: pictures.digest, widths: pictures.widths })
    .from(experiences)
    .innerJoin(experienceImages, eq(experienceImages.experienceId, experiences.id))
    .innerJoin(pictures, eq(pictures.id, experienceImages.pictureId))
    .where(and(eq(experiences.id, experienceId), isPublic))
    .orderBy(desc(experienceImages.isMain), experienceImages.position)
    .limit(1)
  return picture ?? null
}
