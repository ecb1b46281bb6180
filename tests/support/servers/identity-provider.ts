// Google and Facebook on loopback: they follow the protocols and refuse violations.
import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string }
type Grant = { person: Person; challenge: string | null; redirectUri: string; nonce: string | null; facebook: boolean }

const CLIENT = { id: 'torogoz-client', secret: 'torogoz-client-secret' }
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Starts both providers on one port.
 * @param redirectUri the only allowed return address; a function, because ports may be known later
 */
export async function startIdentityProvider(redirectUri: () => string) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Person>()
  const requestedUrls: URL[] = []
  const behaviour = {
    person: { sub: '1001', email: 'ana@gmail.com', email_verified: true, name: 'Ana Gómez' } as Person,
    claims: {} as Record<string, unknown>,
    signedByStranger: false,
    down: false,
  }
  const server = createServer(async (request, response) => {
    try {
      if (behaviour.down) return void response.destroy()
      await answer(request, response)
    } catch (error) {
      respond(response, 500, { error: String(error) })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    const facebook = url.pathname.startsWith('/v24.0/')
    const place = `${request.method} ${url.pathname.replace('/v24.0', '')}`
    if (place === 'GET /.well-known/openid-configuration') return respond(response, 200, discovery())
    if (place === 'GET /certs')
      return respond(response, 200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
      })
    if (place === 'GET /authorize' || place === 'GET /dialog/oauth') return authorize(url, response, facebook)
    if (place === 'GET /decide') return decide(url, response)
    if (place === 'POST /token' || place === 'POST /oauth/access_token') return token(request, response, facebook)
    if (place === 'GET /me') return me(request, url, response)
    respond(response, 404, { error: 'not_found' })
  }

  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  })

  /** The consent page: two links. Tests without a browser follow one of them themselves. */
  function authorize(url: URL, response: ServerResponse, facebook: boolean) {
    requestedUrls.push(url)
    const q = url.searchParams
    const isInvalid =
      (q.get('client_id') !== CLIENT.id && 'client_id') ||
      (q.get('redirect_uri') !== redirectUri() && 'redirect_uri') ||
      (q.get('response_type') !== 'code' && 'response_type') ||
      (!q.get('state') && 'state') ||
      (q.get('code_challenge_method') !== 'S256' && 'code_challenge_method') ||
      (!facebook && !q.get('scope')?.split(' ').includes('openid') && 'scope')
    if (isInvalid) return respond(response, 400, { error: 'invalid_request', wrong: isInvalid })
    const code = randomBytes(16).toString('base64url')
    grants.set(code, {
      person: { ...behaviour.person },
      challenge: q.get('code_challenge'),
      redirectUri: q.get('redirect_uri')!,
      nonce: q.get('nonce'),
      facebook,
    })
    const decision = (answer: string) => `/decide?${new URLSearchParams({ answer, code, state: q.get('state')! })}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="es"><title>Identidad de prueba</title><link rel="icon" href="data:,">
      <h1>${facebook ? 'Facebook' : 'Google'} de prueba</h1>
      <a href="${decision('yes').replaceAll('&', '&amp;')}">Continuar</a>
      <a href="${decision('no').replaceAll('&', '&amp;')}">Cancelar</a></html>`)
  }

  function decide(url: URL, response: ServerResponse) {
    const { answer: decision, code, state } = Object.fromEntries(url.searchParams) as Record<string, string>
    const back = new URL(redirectUri())
    back.searchParams.set('state', state!)
    if (decision === 'yes') back.searchParams.set('code', code!)
    else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse, facebook: boolean) {
    let text = ''
    for await (const chunk of request) text += chunk
    const form = new URLSearchParams(text)
    const [id, secret] = clientOf(request, form)
    if (id !== CLIENT.id || secret !== CLIENT.secret) return respond(response, 401, { error: 'invalid_client' })
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      grant?.facebook !== facebook ||
      grant.redirectUri !== form.get('redirect_uri') ||
      grant.challenge !== challenge ||
      form.get('grant_type') !== 'authorization_code'
    )
      return respond(response, 400, { error: 'invalid_grant' })
    const accessToken = randomBytes(24).toString('base64url')
    tokens.set(accessToken, grant.person)
    const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 }
    respond(response, 200, facebook ? answer : { ...answer, scope: 'openid email profile', id_token: idToken(grant) })
  }

  function clientOf(request: IncomingMessage, form: URLSearchParams) {
    const basic = request.headers.authorization?.match(/^Basic (.+)$/)?.[1]
    if (basic) return Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    return [form.get('client_id'), form.get('client_secret')]
  }

  function idToken({ person, nonce }: Grant) {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 600, nonce, ...person, ...behaviour.claims }
    const content = `${base64url({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${base64url(claims)}`
    const key = behaviour.signedByStranger ? strangerKeys.privateKey : keys.privateKey
    return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
  }

  function me(request: IncomingMessage, url: URL, response: ServerResponse) {
    const accessToken = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const person = tokens.get(accessToken)
    const proof = createHmac('sha256', CLIENT.secret).update(accessToken).digest('hex')
    if (!person || url.searchParams.get('appsecret_proof') !== proof)
      return respond(response, 400, { error: { message: 'Invalid OAuth access token.', type: 'OAuthException' } })
    respond(response, 200, { id: person.sub, name: person.name, email: person.email })
  }

  return {
    issuer,
    behaviour,
    asked: requestedUrls,
    /** Settings that make the product use these providers. */
    settings: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: issuer,
      FACEBOOK_CLIENT_ID: CLIENT.id,
      FACEBOOK_CLIENT_SECRET: CLIENT.secret,
      FACEBOOK_GRAPH_URL: issuer,
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function respond(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
