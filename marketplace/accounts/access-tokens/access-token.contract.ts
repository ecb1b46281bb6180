import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { LIFETIMES, SCOPES } from './access-token.rules.ts'

const Scope = z.enum(SCOPES, { error: 'Elige qué podrá hacer' })

const AccessToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The token's last four characters, to recognize it. */
    ending: z.string(),
    scopes: z.array(Scope),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** To the minute; null until it is used. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AccessToken' })

const NewAccessToken = z
  .object({
    name: z
      .string({ error: 'Ponle un nombre' })
      .trim()
      .min(1, 'Ponle un nombre')
      .max(60, 'Escribe 60 caracteres o menos')
      .meta({ examples: ['Mi página web'] }),
    scopes: z
      .array(Scope)
      .min(1, 'Elige qué podrá hacer')
      .max(SCOPES.length, 'Elige qué podrá hacer')
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)))
      .meta({ examples: [['host:read']] }),
    days: z.literal(LIFETIMES, { error: 'Elige cuánto durará' }).meta({ examples: [90] }),
  })
  .meta({ id: 'NewAccessToken' })

export const list = endpoint({
  method: 'get',
  path: '/profile/access-tokens',
  summary: 'The tokens a person gave to programs, newest first; at most 20, ended ones are not listed',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: z.object({ accessTokens: z.array(AccessToken) }).meta({ id: 'AccessTokens' }),
  refusals: [],
})

export const create = endpoint({
  method: 'post',
  path: '/profile/access-tokens',
  summary: 'Makes a token for a program; it is shown this once and never again',
  description:
    'Send it as `Authorization: Bearer <token>`. It opens the endpoints that name one of its scopes, as the person who made it, until it ends or is revoked.',
  tag: 'Perfil',
  access: 'signed-in',
  fresh: true,
  limit: { points: 20, seconds: 3600 },
  body: NewAccessToken,
  status: 201,
  answer: z.object({ accessToken: AccessToken, token: z.string() }).meta({ id: 'AccessTokenCreated' }),
  refusals: ['TOO_MANY_ACCESS_TOKENS'],
})

export const revoke = endpoint({
  method: 'delete',
  path: '/profile/access-tokens/{id}',
  summary: 'Revokes a token: the next request with it is refused',
  tag: 'Perfil',
  access: 'signed-in',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})
