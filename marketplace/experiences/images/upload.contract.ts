import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { Picture } from './image.contract.ts'
import { MAX_IMAGE_BYTES } from './image.rules.ts'
import { imageProblems } from './image.text.ts'

/** What the form needs of an uploaded picture: its id for saving, and how to show it at once. */
export const UploadedPicture = z.object({ pictureId: z.uuid(), picture: Picture }).meta({ id: 'UploadedPicture' })
export type UploadedPicture = z.output<typeof UploadedPicture>

export const upload = endpoint({
  method: 'post',
  path: '/host/pictures',
  summary:
    'Hand in a picture for an experience: JPEG, PNG, GIF or WebP up to 5 MB, told by content; unless it is saved, it is deleted after a day',
  tag: 'Experiencias',
  access: 'host',
  // Five experiences of eight photographs in a sitting, with room for retries.
  upload: {
    field: 'file',
    largest: MAX_IMAGE_BYTES,
    allowance: { name: 'experience pictures', files: 60, megabytes: 300 },
  },
  status: 201,
  answer: UploadedPicture,
  refusals: ['PICTURE_NOT_STORED'],
  words: { TOO_LARGE: imageProblems.TOO_LARGE.text, WRONG_FILE: imageProblems.WRONG_FILE.text },
})
