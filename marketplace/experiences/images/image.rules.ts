// Order of an experience's pictures: the main one first (EDIT-45 to EDIT-47, INV-18). Form and server use the same functions,
// because the server trusts no order and no flag that was sent.

/** Nobody looks at more, and each is nine files. */
export const MAX_IMAGES = 20
/** 5 MB (EDIT-48, UPL-09): exactly that is accepted. */
export const MAX_IMAGE_BYTES = 5_242_880
export const MAX_ALT_LENGTH = 200

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** HEIC, the default format of iPhones. Some browsers open it and convert it to JPEG; the server does not. */
export const isHeic = ({ type, name = '' }: { type: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

type Placed = { isMain: boolean }
type StoredImage = Placed & { pictureId: string }

/** The first one is the main one, and no other is. */
const firstIsMain = <I extends Placed>(images: readonly I[]): I[] =>
  images.map((image, at) => (image.isMain === (at === 0) ? image : { ...image, isMain: at === 0 }))

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

/** Display order: the main one first; of several marked as main the first counts, and without any the first one. */
export function arranged<I extends Placed>(images: readonly I[]): I[] {
  const main = images.findIndex(({ isMain }) => isMain)
  return firstIsMain(main > 0 ? [images[main]!, ...without(images, main)] : images)
}

/** Appends pictures; the very first becomes the main one (EDIT-45). Known ones are not added again, and none beyond the limit. */
export function addImages<I extends StoredImage>(images: readonly I[], added: readonly I[]): I[] {
  const knownIds = new Set(images.map(({ pictureId }) => pictureId))
  const fresh = added.filter(({ pictureId }) => !knownIds.has(pictureId) && knownIds.add(pictureId))
  const all = [...arranged(images), ...fresh.map((image) => ({ ...image, isMain: false }))]
  return firstIsMain(all.slice(0, Math.max(MAX_IMAGES, images.length)))
}

/** Removes one; if it was the main one, the first that is left becomes it (EDIT-46). */
export const removeImage = <I extends Placed>(images: readonly I[], at: number): I[] =>
  firstIsMain(without(arranged(images), at))

/** Inserts one where it stood, for example to undo a removal; in the first place it is the main one again. */
export function insertImage<I extends StoredImage>(images: readonly I[], image: I, at: number): I[] {
  const list = arranged(images)
  if (list.some(({ pictureId }) => pictureId === image.pictureId)) return list
  return firstIsMain([...list.slice(0, at), image, ...list.slice(at)])
}

/** Moves one; whoever is first then is the main one. Positions out of range are clamped. */
export function moveImage<I extends Placed>(images: readonly I[], from: number, to: number): I[] {
  const list = arranged(images)
  const moved = list[from]
  if (!moved) return list
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const remaining = without(list, from)
  return firstIsMain([...remaining.slice(0, place), moved, ...remaining.slice(place)])
}

/** Makes one the main one (EDIT-47) by moving it to the first place. */
export const setMainImage = <I extends Placed>(images: readonly I[], at: number): I[] => moveImage(images, at, 0)

export type ImageProblem = 'TOO_LARGE' | 'WRONG_FILE'

/** Why the server would refuse a file, as far as its type and size tell; null when it may try (EDIT-48, EDIT-49). */
export function imageProblem({ type, size }: { type: string; size: number }): ImageProblem | null {
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return 'WRONG_FILE'
  return size > MAX_IMAGE_BYTES ? 'TOO_LARGE' : null
}
