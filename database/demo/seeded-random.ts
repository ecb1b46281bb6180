import { createHash } from 'node:crypto'

/** A UUID derived from a name, so that it is the same at every seeding. */
export function idOf(namespace: string, key: string): string {
  const hex = createHash('sha256').update(`torogoz/${namespace}/${key}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A seeded random generator: the same name gives the same numbers, so that demo data can be compared between runs. */
export function seededRandom(name: string) {
  let draws = 0
  const next = () => createHash('sha256').update(`${name}/${draws++}`).digest().readUInt32BE(0) / 2 ** 32
  return {
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    often: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  }
}
