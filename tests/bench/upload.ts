// A photograph of 5 MB, from its last byte sent until every width can be fetched: alone, and two at a time.
import { once } from 'node:events'
import { request } from 'node:http'
import sharp from 'sharp'
import type { Product } from './harness/product.ts'
import { type Findings, median, milliseconds, seconds } from './harness/report.ts'
import { idOf, tokenCookie } from './worlds/booking-world.ts'
import { ask } from './worlds/databases.ts'

const BYTES = 5_242_880
const ALONE = 6
const PAIRS = 3
const GOAL_MS = 2000
const BOUNDARY = 'torogoz-bench'

/** Twelve million pixels of almost 5 MB, like a phone's; all different, because equal ones would be stored once. */
async function photographs(count: number): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const
  const encode = (quality: number) =>
    sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a5', noise } })
      .jpeg({ quality })
      .toBuffer()
  let quality = 92
  let image = await encode(quality)
  while (image.length > BYTES) image = await encode(--quality)
  const all: Buffer[] = [image]
  while (all.length < count) all.push(await encode(quality))
  return all.map((bytes) => Buffer.concat([bytes, Buffer.alloc(Math.max(0, BYTES - bytes.length))]))
}

type Stored = { picture: { base: string; widths: number[] } }

/** Uploads one. @returns milliseconds from the end of the upload until the answer, and until everything was fetched */
async function send({ address, port }: Product, cookie: string, bytes: Buffer) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const headers = {
    cookie,
    'x-requested-with': 'torogoz',
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.length,
  }
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/host/pictures', headers })
  const responded = once(outgoing, 'response')
  const sent = once(outgoing, 'finish')
  outgoing.end(body)
  await sent
  const startedAt = performance.now()
  const [response] = await responded
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const reply = Buffer.concat(chunks).toString()
  if (response.statusCode !== 201) throw new Error(`a picture was refused: ${response.statusCode} ${reply}`)
  const duration = performance.now() - startedAt
  const { picture } = JSON.parse(reply) as Stored
  const fetched = picture.widths.map(async (width) => {
    const file = await fetch(`${address}${picture.base.replace('{width}', String(width)).replace('{format}', 'webp')}`)
    if (file.status !== 200) throw new Error(`a picture is not there: ${file.status}`)
    return (await file.arrayBuffer()).byteLength
  })
  await Promise.all(fetched)
  return { answered: duration, usable: performance.now() - startedAt }
}

/** The same work with the bare library in this process: one decoding, every width. @returns milliseconds */
async function bare(bytes: Buffer): Promise<number> {
  const startedAt = performance.now()
  const { data, info } = await sharp(bytes).rotate().resize(1600).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const one of [320, 480, 640, 800, 1080, 1400])
    await sharp(data, { raw: { width, height, channels } }).resize(one).webp({ quality: 74, effort: 2 }).toBuffer()
  return performance.now() - startedAt
}

export async function measureUpload(product: Product, databaseUrl: string): Promise<Findings> {
  const token = 'token-host-0'
  await ask(
    databaseUrl,
    `insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day') on conflict do nothing`,
    [idOf('host', 0), token],
  )
  const cookie = tokenCookie(token)
  const files = await photographs(1 + ALONE + PAIRS * 2)
  // The first one loads the library.
  await send(product, cookie, files.pop()!)
  const limit: number[] = []
  for (const bytes of files.slice(0, 3)) limit.push(await bare(bytes))
  const alone: Awaited<ReturnType<typeof send>>[] = []
  for (const bytes of files.splice(0, ALONE)) alone.push(await send(product, cookie, bytes))
  const paired: number[] = []
  while (files.length > 0) {
    const pair = await Promise.all(files.splice(0, 2).map((bytes) => send(product, cookie, bytes)))
    paired.push(...pair.map(({ usable }) => usable))
  }
  const usable = alone.map((upload) => upload.usable)
  const slowest = Math.max(...usable)
  return {
    rows: [
      {
        what: 'a picture of 5 MB is usable after its upload ends',
        reach: `≤ ${seconds(GOAL_MS)}`,
        measured: `${seconds(median(usable))} (slowest ${seconds(slowest)})`,
        limit: `sharp alone ${seconds(median(limit))}`,
        held: slowest <= GOAL_MS,
      },
      {
        what: 'the same, two at a time as the form sends them',
        reach: 'reported',
        measured: `${seconds(median(paired))} (slowest ${seconds(Math.max(...paired))})`,
        limit: '',
        held: null,
      },
    ],
    notes: [
      `Pictures: ${ALONE} different photographs of 12 million pixels and ${BYTES.toLocaleString('en-US')} bytes through HTTP, from the last byte sent until all its widths were fetched; the answer itself came after ${milliseconds(median(alone.map(({ answered }) => answered)))}. AVIF and JPEG follow in a job, which works beside all but the first.`,
    ],
  }
}
