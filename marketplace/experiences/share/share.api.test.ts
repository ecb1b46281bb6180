import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { storePicture } from '#platform/storage/picture.ts'
import { createExperience } from '../experience.factory.ts'
import { experiences } from '../experience.table.ts'
import { experienceImages } from '../images/image.table.ts'
import { sharePicture } from './share.api.ts'
import { sharePicturePath } from './share.rules.ts'

/** Noise compresses worst as JPEG, and the preview must still fit. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function illustrated() {
  const { id } = await createExperience()
  const pictureId = (await storePicture(
    await sharp(await noise())
      .jpeg()
      .toBuffer(),
    null,
  )) as string
  await database()
    .insert(experienceImages)
    .values({
      experienceId: id,
      pictureId,
      imageUrl: `/files/pictures/${pictureId}/1600.webp`,
      isMain: true,
      position: 0,
    })
  const [picture] = await database().select().from(pictures).where(eq(pictures.id, pictureId))
  return { id, path: sharePicturePath(id, picture!.digest) }
}

test('the preview is a JPEG of 1200 x 630 below 300 KB, the same at the second request', async () => {
  const { path } = await illustrated()
  const answer = await sharePicture(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(300 * 1024)
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(Buffer.from(await (await sharePicture(path)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('an older address leads to the present one; what is not public or does not exist has none', async () => {
  const { id, path } = await illustrated()
  const older = await sharePicture(`/share/experience/${id}-000000000000.jpg`)
  expect([older.status, older.headers.get('location')]).toEqual([302, path])
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  expect((await sharePicture(path)).status).toBe(404)
  const bare = await createExperience()
  expect((await sharePicture(`/share/experience/${bare.id}-000000000000.jpg`)).status).toBe(404)
  for (const wrong of ['/share/', '/share/experience/x.jpg', '/share/experience/..%2f..%2fsecret.jpg'])
    expect((await sharePicture(wrong)).status).toBe(404)
})
