// Pictures of one person: the avatar, which is public, and pictures in a chat, which two people see.
import { randomBytes } from 'node:crypto'
import { isRefusal } from '#platform/http/refusal.ts'
import { decodePicture, type PictureRefusal } from './decoding.ts'
import { storage } from './storage.ts'

const AVATAR_SIDE = 400
const MAX_ATTACHMENT_SIDE_PIXELS = 1600

const random = () => randomBytes(16).toString('hex')
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const AVATAR_FILE = new RegExp(`^avatars/${UUID}/[0-9a-f]{32}\\.webp$`)
const ATTACHMENT_FILE = new RegExp(`^chat_attachments/${UUID}/\\d{13}-[0-9a-f]{32}\\.webp$`)

/**
 * Stores an avatar, cropped to a square around what draws attention (UPL-02, UPL-08).
 * @returns its public address, or why the bytes are refused
 */
export async function storeAvatar(bytes: Buffer, userId: string): Promise<string | PictureRefusal> {
  const square = await decodePicture(bytes, (picture) =>
    picture
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer(),
  )
  if (isRefusal(square)) return square
  const file = `avatars/${userId}/${random()}.webp`
  await (await storage()).put(file, square, { contentType: 'image/webp' })
  return `/files/${file}`
}

/** Deletes a replaced avatar (UPL-12); addresses that are not ours are ignored. */
export async function deleteAvatar(address: string | null): Promise<void> {
  const file = address?.replace(/^\/files\//, '') ?? ''
  if (AVATAR_FILE.test(file)) await (await storage()).delete(file)
}

/**
 * Stores a picture of a chat (UPL-03). It has no public address: `readAttachment` serves it to those the caller admits.
 * @param now becomes part of the name, in milliseconds
 * @returns the name on storage and the size in pixels, or why the bytes are refused
 */
export async function storeAttachment(
  bytes: Buffer,
  userId: string,
  now: Date,
): Promise<{ file: string; width: number; height: number } | PictureRefusal> {
  const side = MAX_ATTACHMENT_SIDE_PIXELS
  const encoded = await decodePicture(bytes, (picture) =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true }),
  )
  if (isRefusal(encoded)) return encoded
  const file = `chat_attachments/${userId}/${now.getTime()}-${random()}.webp`
  await (await storage()).put(file, encoded.data, { contentType: 'image/webp' })
  return { file, width: encoded.info.width, height: encoded.info.height }
}

/** The WebP bytes of an attachment; null without one of this name. The caller must check who may see it. */
export async function readAttachment(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const disk = await storage()
  if (!ATTACHMENT_FILE.test(file) || !(await disk.exists(file))) return null
  return Buffer.from(await disk.getBytes(file))
}

/** Deletes an attachment, for example of a message that was never sent. */
export async function deleteAttachment(file: string): Promise<void> {
  if (ATTACHMENT_FILE.test(file)) await (await storage()).delete(file)
}

/** Deletes every avatar and attachment of a person (trust 4.4). Idempotent. */
export async function deletePersonalPictures(userId: string): Promise<void> {
  const disk = await storage()
  for (const folder of ['avatars', 'chat_attachments']) await disk.deleteAll(`${folder}/${userId}/`)
}
