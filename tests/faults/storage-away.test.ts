// The store of pictures hangs, fails or is gone: requests for pictures fail within seconds, and no others do.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { CSRF_HEADER, CSRF_VALUE } from '#platform/http/client/csrf-header.ts'
import { photograph } from '../support/scenes/hostile-pictures.ts'
import { formWith } from '../support/scenes/sample.ts'
import { startS3Server } from '../support/servers/s3-server.ts'
import { book, createMarket, type Market } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const ANSWERS_WITHIN_MS = 5000
const BOOKED_WITHIN_MS = 3000
const secret = { accessKeyId: 'torogoz', secretAccessKey: 'una-clave-de-la-prueba', region: 'us-east-1' }

let bucket: Awaited<ReturnType<typeof startS3Server>>
let product: Product
let market: Market
beforeAll(async () => {
  bucket = await startS3Server({ bucket: 'fotos', ...secret })
  product = nodeOn(configuration().DATABASE_URL!, inject('dataDir'), {
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: secret.region,
    S3_ACCESS_KEY_ID: secret.accessKeyId,
    S3_SECRET_ACCESS_KEY: secret.secretAccessKey,
  })
  await product.start()
  market = await createMarket({ travelers: 4 })
})
afterAll(async () => {
  await product?.remove()
  await bucket?.stop()
})

async function timed(path: string, init: RequestInit = {}) {
  const startedAt = performance.now()
  const answer = await fetch(`${product.address}${path}`, { ...init, signal: AbortSignal.timeout(30_000) })
  const text = await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text,
    ms: performance.now() - startedAt,
  }
}

/** A traveler's new avatar. */
const upload = async () =>
  timed('/api/profile/avatar', {
    method: 'PUT',
    headers: { cookie: market.visitors[1]!.cookie, [CSRF_HEADER]: CSRF_VALUE },
    body: formWith(Buffer.from(await photograph(60, 60).jpeg().toBuffer())),
  })

test.each(['hangs', 'fails', 'is gone'] as const)(
  'while it %s a picture is a 503 with a time to come back, all else goes on, and it heals by itself',
  async (trouble) => {
    for (let round = 0; round < times(1, 3); round++) {
      const { avatar } = JSON.parse((await upload()).text) as { avatar: string }
      expect((await timed(avatar)).status).toBe(200)
      bucket.trouble(trouble)
      const answers = await Promise.all([timed(avatar), upload()])
      for (const { status, retryAfter, text, ms } of answers) {
        expect([status, Number(retryAfter) > 0], text.slice(0, 300)).toEqual([503, true])
        expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
        expect(text).not.toMatch(/S3|ECONN|AWS|timeout|at \w+ \(/i)
      }
      const startedAt = performance.now()
      expect((await book(product.address, market.nextBooking()))?.status).toBe(201)
      expect((await timed(`/search?q=${round}`)).status).toBe(200)
      expect(performance.now() - startedAt).toBeLessThan(BOOKED_WITHIN_MS)
      expect((await timed('/readyz')).status).toBe(200)
      bucket.trouble(null)
      // The old picture, which could not be replaced, is still there.
      expect((await timed(avatar)).status).toBe(200)
      expect((await upload()).status).toBe(200)
    }
    expect(product.errors().filter((line) => /Unhandled|uncaught|unhandled/.test(line))).toEqual([])
  },
  timeLimit(60, 300),
)
