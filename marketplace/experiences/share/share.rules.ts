const VERSION = 12

/**
 * Address of the share preview. WhatsApp caches pictures for weeks, so the address changes with the picture.
 * @param digest of the main picture, in hex
 */
export const sharePicturePath = (experienceId: string, digest: string) =>
  `/share/experience/${experienceId}-${digest.slice(0, VERSION)}.jpg`

const PATH = new RegExp(
  `^/share/experience/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{${VERSION}})\\.jpg$`,
)

/** @returns the parts of a share picture's address, or null for any other */
export function readSharePicturePath(path: string): { experienceId: string; version: string } | null {
  const [, experienceId, version] = PATH.exec(path) ?? []
  return experienceId && version ? { experienceId, version } : null
}
