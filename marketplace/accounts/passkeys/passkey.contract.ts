import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Passkey } from '../second-factor/second-factor.contract.ts'
import { SessionUser } from '../session/session.contract.ts'

/** Input and output of the browser's WebAuthn, in its own JSON form (WebAuthn level 3, 5.1.8 and 5.1.9). */
const Json = z.record(z.string(), z.unknown())
const Options = z.object({ options: Json }).meta({ id: 'PasskeyOptions' })
const response = Json.refine((value) => typeof value.id === 'string', 'Falta la llave de acceso').meta({
  examples: [{ id: 'mQ3kWc9Zt0', rawId: 'mQ3kWc9Zt0', type: 'public-key', response: {}, clientExtensionResults: {} }],
})
const action = { tag: 'Perfil', access: 'signed-in', fresh: true, limit: { points: 20, seconds: 900 } } as const

export const begin = endpoint({
  ...action,
  method: 'post',
  path: '/profile/passkeys/options',
  summary: 'What the browser needs to make a passkey; the challenge serves once, for 5 min',
  status: 200,
  answer: Options,
  refusals: ['NO_PASSKEYS_HERE', 'TOO_MANY_PASSKEYS'],
})

const name = z
  .string({ error: 'Ponle un nombre' })
  .trim()
  .min(1, 'Ponle un nombre')
  .max(60, 'Escribe 60 caracteres o menos')

export const add = endpoint({
  ...action,
  method: 'post',
  path: '/profile/passkeys',
  summary: 'Keeps a passkey; other sessions end; recovery codes are shown once with the first factor',
  body: z.object({ name, response }).meta({ id: 'NewPasskey' }),
  status: 201,
  answer: z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).nullable() }).meta({ id: 'PasskeyAdded' }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS', 'NO_PASSKEYS_HERE'],
})

export const rename = endpoint({
  ...action,
  method: 'patch',
  path: '/profile/passkeys/{id}',
  summary: 'Calls a passkey by another name; by its name its owner knows which one to take away',
  params: idParams,
  body: z.object({ name }).meta({ id: 'PasskeyName' }),
  status: 200,
  answer: Passkey,
  refusals: [],
})

export const remove = endpoint({
  ...action,
  method: 'delete',
  path: '/profile/passkeys/{id}',
  summary: 'Forgets a passkey: it opens the account no more',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})

export const ask = endpoint({
  method: 'post',
  path: '/auth/passkey/options',
  summary: 'What the browser needs to use a passkey, whoever it belongs to; the challenge serves once, for 5 min',
  tag: 'Cuentas',
  access: 'anyone',
  limit: { points: 30, seconds: 900 },
  status: 200,
  answer: Options,
  refusals: ['NO_PASSKEYS_HERE'],
})

export const signIn = endpoint({
  method: 'post',
  path: '/auth/passkey',
  summary: 'Signs in with a passkey that verified its owner: both steps at once',
  tag: 'Cuentas',
  access: 'anyone',
  limit: { points: 30, seconds: 900 },
  body: z.object({ response }).meta({ id: 'PasskeySignIn' }),
  status: 200,
  answer: z.object({ user: SessionUser }).meta({ id: 'PasskeySignedIn' }),
  refusals: ['PASSKEY_REFUSED', 'SUSPENDED', 'NO_PASSKEYS_HERE'],
})
