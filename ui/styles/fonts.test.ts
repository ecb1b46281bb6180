import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')
const addresses = [...css.matchAll(/url\(["'](@fontsource-variable[^"']+)/g)].map(([, address = '']) => address)
const fileOf = (address: string) => fileURLToPath(new URL(`../../node_modules/${address}`, import.meta.url))

/** Tables that WOFF2 names by number; only the first ones are needed here. */
const TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']

/** Ascent and descent as fractions of the em, from hhea, which browsers use. */
function metrics(file: string) {
  const bytes = readFileSync(file)
  let at = 48
  const number = () => {
    for (let value = 0; ; ) {
      const byte = bytes.readUInt8(at++)
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  const starts = new Map<string, number>()
  let start = 0
  for (let table = bytes.readUInt16BE(12); table > 0; table--) {
    const flags = bytes.readUInt8(at++)
    const spelled = (flags & 63) === 63
    const name = spelled ? bytes.toString('latin1', at, at + 4) : (TABLES[flags & 63] ?? String(flags & 63))
    if (spelled) at += 4
    const version = flags >> 6
    const length = number()
    const transformed = name === 'glyf' || name === 'loca' ? version !== 3 : version !== 0
    starts.set(name, start)
    start += transformed ? number() : length
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  const em = data.readUInt16BE((starts.get('head') ?? 0) + 18)
  const hhea = starts.get('hhea') ?? 0
  return { ascent: data.readInt16BE(hhea + 4) / em, descent: -data.readInt16BE(hhea + 6) / em }
}

const fallbacks = (family: string) =>
  [...css.matchAll(/@font-face \{([^}]+)\}/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.includes(`${family} Fallback`))
    .map((body) => {
      const percent = (name: string) => Number(body.match(new RegExp(`${name}: ([\\d.]+)%`))?.[1]) / 100
      return { size: percent('size-adjust'), ascent: percent('ascent-override'), descent: percent('descent-override') }
    })

test('two faces, at most 90 KB together', () => {
  expect(addresses).toHaveLength(2)
  const bytes = addresses.reduce((sum, address) => sum + statSync(fileOf(address)).size, 0)
  expect(bytes).toBeLessThanOrEqual(90_000)
})

describe.each([
  ['Figtree', 'figtree'],
  ['Bricolage', 'bricolage-grotesque'],
])('%s', (family, slug) => {
  const face = metrics(fileOf(addresses.find((address) => address.includes(slug)) ?? ''))
  test.each(fallbacks(family))('a line of the fallback is as tall as a line of the face (%o)', (fallback) => {
    expect(fallback.ascent * fallback.size).toBeCloseTo(face.ascent, 2)
    expect(fallback.descent * fallback.size).toBeCloseTo(face.descent, 2)
  })
})
