import { storage } from './storage.ts'

/** Up to here each file is asked for by itself; beyond, listing the whole store takes fewer questions. */
const MAX_SINGLE = 200
const PARALLEL = 10

/**
 * Holds names of files against the store.
 * @param names as rows remember them, for example `pictures/{id}/800.webp`
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
    const some = names.slice(at, at + PARALLEL)
    const there = await Promise.all(some.map((name) => disk.exists(name)))
    missing.push(...some.filter((_, index) => !there[index]))
  }
  return missing
}
