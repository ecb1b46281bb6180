// An S3 store (path style) on loopback that verifies every request's signature (SigV4).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { bytes: Buffer; type: string }
type Options = { bucket: string; accessKeyId: string; secretAccessKey: string; region: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
/** SigV4 encoding: everything but unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Why a request's signature is wrong, or null. */
function distrust(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey, region }: Options) {
  const { authorization = '', ...headers } = request.headers
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  if (!parts) return 'AccessDenied'
  const [, credential = '', signed = '', signature = ''] = parts
  const [key, day = '', ...scope] = credential.split('/')
  if (key !== accessKeyId || scope.join('/') !== `${region}/s3/aws4_request`) return 'InvalidAccessKeyId'
  const time = String(headers['x-amz-date'])
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - sent) < 900_000) || !time.startsWith(day)) return 'RequestTimeTooSkewed'
  const digest = String(headers['x-amz-content-sha256'])
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied'
  const url = new URL(request.url!, 'http://loopback')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)))
  const canonical = [
    request.method,
    path.join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    digest,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, [day, ...scope].join('/'), sha256(canonical)].join('\n')
  const signingKey = [day, ...scope].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  )
  const right = hmac(signingKey, toSign)
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const listing = (files: Map<string, Stored>, bucket: string, prefix: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${[
    ...files,
  ]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { bytes }]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`)
    .join('')}</ListBucketResult>`

/** Starts the server. `requests` are methods and paths, refused ones with their reason. */
export async function startS3Server(options: Options) {
  const files = new Map<string, Stored>()
  const requests: string[] = []
  let trouble: 'hangs' | 'fails' | 'is gone' | null = null
  const server = createServer(async (request, response) => {
    if (trouble === 'hangs') return
    if (trouble === 'fails') return response.writeHead(500).end()
    if (trouble === 'is gone') return request.socket.destroy()
    const body = await bodyOf(request)
    const url = new URL(request.url!, 'http://loopback')
    const [, bucket = '', ...segments] = url.pathname.split('/').map(decodeURIComponent)
    const key = segments.join('/')
    const fail = (status: number, code: string) => {
      requests.push(`${request.method} ${url.pathname} ${code}`)
      const error = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
      response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : error)
    }
    const reason = distrust(request, body, options)
    if (reason) return fail(403, reason)
    if (bucket !== options.bucket) return fail(404, 'NoSuchBucket')
    // Buckets without access control lists answer like this.
    if (request.headers['x-amz-acl']) return fail(400, 'AccessControlListNotSupported')
    requests.push(`${request.method} ${url.pathname}`)
    const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) files.delete(name)
      return xml('<?xml version="1.0"?><DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></DeleteResult>')
    }
    if (request.method === 'GET' && !key) return xml(listing(files, bucket, url.searchParams.get('prefix') ?? ''))
    if (request.method === 'PUT') {
      files.set(key, { bytes: body, type: request.headers['content-type'] ?? 'application/octet-stream' })
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (request.method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    const file = files.get(key)
    if (!file) return fail(404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length })
    response.end(request.method === 'HEAD' ? '' : file.bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    /** Makes every request hang, fail or lose its connection, until called with null. */
    trouble: (now: typeof trouble) => {
      trouble = now
      if (!now) server.closeAllConnections()
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(stopped))
    },
  }
}
