import { storage } from './storage.ts'

/** Up to this many files are checked one by one; beyond, listing the whole store takes fewer requests. */
const MAX_SINGLE = 200
const PARALLEL = 10

/**
 * Compares file names with the store.
 * @param names as rows hold them, for example `pictures/{id}/800.webp`
 * @returns those that the store does not hold
 * @throws when the store itself does not answer
 */
export async function missingFiles(names: readonly string[]): Promise<string[]> {
  const disk = await storage()
  if (names.length > MAX_SINGLE) {
    const missing = new Set(names)
    for await (const key of disk.list()) missing.delete(key)
    return [...missing]
  }
  const missing: string[] = []
  for (let at = 0; at < names.length; at += PARALLEL) {
    const batch = names.slice(at, at + PARALLEL)
    const there = await Promise.all(batch.map((name) => disk.exists(name)))
    missing.push(...batch.filter((_, index) => !there[index]))
  }
  return missing
}
