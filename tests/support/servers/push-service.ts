// A push service on loopback (RFC 8030) with a browser behind it: accepts only correctly signed requests (RFC 8292) and
// decrypts messages for this browser (RFC 8291).
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

type Decrypt = (bytes: Buffer, options: object) => Buffer
// A dependency of web-push, with the inverse function of its encryption.
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt: Decrypt
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')

/** The claims of a token signed with this key, or null. */
function claimsOf(authorization: string): { aud: string; exp: number; sub: string } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = fromBase64(key)
  if (point.length !== 65) return null
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  )
  return isSigned ? JSON.parse(fromBase64(body).toString()) : null
}

/** Starts it. `mood` is its status for valid messages; `received` collects the decrypted ones. */
export async function startPushService() {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const state = { mood: 201, received: [] as { title: string; body: string; href: string }[] }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const claims = claimsOf(request.headers.authorization ?? '')
    const isFor = claims?.aud === `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const isNow = claims && claims.exp * 1000 > Date.now() && claims.exp * 1000 < Date.now() + 86_400_000
    const isWhole = request.headers['content-encoding'] === 'aes128gcm' && Number(request.headers.ttl) > 0
    if (request.method !== 'POST' || !isFor || !isNow || !isWhole || !/^(mailto:|https:)/.test(claims.sub)) {
      response.writeHead(403).end()
      return
    }
    if (state.mood === 201) {
      const clear = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', privateKey: browser, authSecret: auth })
      state.received.push(JSON.parse(clear.toString()))
    }
    response.writeHead(state.mood).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let count = 0
  return {
    state,
    origin,
    /** Another browser with the same keys. */
    subscription: () => ({
      endpoint: `${origin}/send/${count++}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
