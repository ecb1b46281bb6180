import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { textResponse } from './buffered-response.ts'
import { compressed, encodingFor } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
  ['zstd; q=0.000, gzip;q=0', null],
  ['br', null],
  ['gzipped', null],
  ['', null],
  [null, null],
])('of %s the answer takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

const read = { zstd: zstdDecompressSync, gzip: gunzipSync }
const ask = (accepted: string) => new Request('http://localhost/', { headers: { 'accept-encoding': accepted } })
const json = { 'content-type': 'application/json' }
const html = (length: number) =>
  new Response('<p>Volcán</p>'.repeat(length / 13), { headers: { 'content-type': 'text/html; charset=utf-8' } })

// Beyond the larger of the two limits another thread does it.
test.each(['zstd', 'gzip'] as const)('%s gives back what was answered, small and large', async (name) => {
  for (const length of [13_000, 52_000, 1_300_000]) {
    const answer = await compressed(ask(name), html(length))
    const { headers } = answer
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([name, 'accept-encoding'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(length / 10)
    expect(read[name](bytes).toString()).toBe(await html(length).text())
  }
})

test('what is small, a picture, or compressed already stays as it is', async () => {
  expect((await compressed(ask('zstd'), html(130))).headers.get('content-encoding')).toBeNull()
  const picture = new Response('x'.repeat(5000), { headers: { 'content-type': 'image/webp' } })
  expect(await compressed(ask('zstd'), picture)).toBe(picture)
  const packed = new Response('x'.repeat(5000), { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } })
  expect(await compressed(ask('zstd'), packed)).toBe(packed)
})

test.each(['zstd', 'gzip'] as const)(
  'by %s, each of several texts is what it was, whatever was packed after it',
  async (name) => {
    const texts = [2_000, 20_000, 100_000, 400_000, 3_000].map(
      (length) => `[${'"Volcán",'.repeat(length / 9)}${length}]`,
    )
    const answers = await Promise.all(texts.map((text) => compressed(ask(name), textResponse(text, 200, json))))
    for (const [at, answer] of answers.entries()) {
      expect(answer.headers.get('content-encoding')).toBe(name)
      expect(read[name](Buffer.from(await answer.arrayBuffer())).toString()).toBe(texts[at])
    }
  },
)

test('a short text stays as it is', async () => {
  const answer = await compressed(ask('zstd'), textResponse('["Volcán"]', 200, json))
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, '["Volcán"]'])
})
