// A picture may be used by its uploaders only: its id, read or guessed, must not give it to anybody else (INV-31).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/http/refusal.ts'
import { signedIn } from '#tests/support/people.ts'
import { experienceInput } from '#tests/support/scenes/experience-input.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import type { SavedDraft } from '../editor/draft/draft.contract.ts'
import type { HostExperience } from '../editor/update/update.contract.ts'
import type { UploadedPicture } from './upload.contract.ts'

type Host = Awaited<ReturnType<typeof signedIn>>
const NEW = '/host/new-experience'

async function handIn({ request }: Host, bytes: Buffer): Promise<string> {
  return (await request<UploadedPicture>('post', '/host/pictures', formWith(Buffer.from(bytes)))).body.pictureId
}
const bytesOf = (width: number) => photograph(width, 120).jpeg().toBuffer()
const withPicture = async (pictureId: string) => ({
  ...(await experienceInput()),
  images: [{ pictureId, isMain: true, alt: '' }],
})
const create = async ({ request }: Host, pictureId: string) =>
  request<HostExperience & ErrorEnvelope>('post', '/host/experiences', await withPicture(pictureId), {
    key: randomUUID(),
  })

/** A refusal without its request id, which differs each time. */
const statusAndCode = ({ status, body }: { status: number; body: ErrorEnvelope }) => {
  const { requestId: _, ...error } = body.error as ErrorEnvelope['error'] & { requestId?: string }
  return [status, error]
}

test('a picture of another host is answered like one that does not exist, wherever it is named', async () => {
  const [owner, other] = [await signedIn('host'), await signedIn('host')]
  const pictureId = await handIn(owner, await bytesOf(211))
  const byOwner = await create(owner, pictureId)
  expect(byOwner.status).toBe(201)

  const byOther = await create(other, pictureId)
  expect(byOther.status).toBe(422)
  expect(statusAndCode(byOther)).toEqual(statusAndCode(await create(other, randomUUID())))

  // A picture that one already uses may be saved again.
  const own = (await create(other, await handIn(other, await bytesOf(212)))).body
  const save = async (id: string) =>
    other.request<HostExperience & ErrorEnvelope>('put', `/host/experiences/${own.id}`, {
      ...(await withPicture(id)),
      version: own.version,
    })
  expect(statusAndCode(await save(pictureId))).toEqual(statusAndCode(await save(randomUUID())))

  // In an unsaved form such a picture is as invisible as a deleted one.
  const { images: _, ...typed } = own.saved
  const content = { ...typed, images: [{ pictureId, isMain: true, alt: '' }] }
  expect((await other.request('put', NEW, { content, version: 0, basedOn: null })).status).toBe(200)
  const { body } = await other.request<{ kept: SavedDraft }>('get', NEW)
  expect(body.kept.content.images).toEqual([])
})

test('who hands in the same photograph may use it too, and a copy keeps what it shows', async () => {
  const [one, other] = [await signedIn('host'), await signedIn('host')]
  const bytes = await bytesOf(213)
  const pictureId = await handIn(one, bytes)
  expect((await create(other, pictureId)).status).toBe(422)
  expect(await handIn(other, bytes)).toBe(pictureId)
  const { status, body } = await create(other, pictureId)
  expect(status).toBe(201)
  const copy = await other.request<{ id: string }>('post', `/host/experiences/${body.id}/copy`, undefined, {
    key: randomUUID(),
  })
  const response = await other.request<HostExperience>('get', `/host/experiences/${copy.body.id}`)
  expect(response.body.saved.images.map((image) => image.pictureId)).toEqual([pictureId])
})
