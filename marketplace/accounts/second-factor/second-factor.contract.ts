import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { landingOf } from '../identity/identity.contract.ts'
import { SessionUser } from '../session/session.contract.ts'

const code = z
  .string({ error: 'Escribe el código' })
  .trim()
  .min(1, 'Escribe el código')
  .max(40, 'Ese código es muy largo')
const signedIn = { tag: 'Perfil', access: 'signed-in' } as const
const action = { ...signedIn, method: 'post', fresh: true, limit: { points: 10, seconds: 900 } } as const

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Whether it is synchronized to the person's other devices. */
    synced: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })

/** Shown once, because only digests are stored. Null when the person had codes already. */
const Codes = z.object({ recoveryCodes: z.array(z.string()).nullable() }).meta({ id: 'RecoveryCodes' })

export const show = endpoint({
  ...signedIn,
  method: 'get',
  path: '/profile/second-factor',
  summary: 'What the person signs in with besides the password',
  status: 200,
  answer: z
    .object({
      authenticator: z.boolean(),
      /** How many are left. */
      recoveryCodes: z.int(),
      passkeys: z.array(Passkey),
      /** Whether this person's role requires a second factor. */
      required: z.boolean(),
      /** Whether passkeys work at this address of the product. */
      passkeysPossible: z.boolean(),
      hasPassword: z.boolean(),
    })
    .meta({ id: 'SecondFactor' }),
  refusals: [],
})

export const begin = endpoint({
  ...action,
  path: '/profile/second-factor/authenticator',
  summary: 'A new secret for an authenticator app, to be confirmed with a code',
  status: 200,
  answer: z.object({ uri: z.string(), secret: z.string() }).meta({ id: 'AuthenticatorSecret' }),
  refusals: ['AUTHENTICATOR_EXISTS'],
})

export const confirm = endpoint({
  ...action,
  path: '/profile/second-factor/authenticator/confirmation',
  summary: 'Switches the authenticator app on with its first code; other sessions end; recovery codes are shown once',
  body: z.object({ code }).meta({ id: 'AuthenticatorCode' }),
  status: 200,
  answer: Codes,
  refusals: ['WRONG_CODE'],
})

export const remove = endpoint({
  ...action,
  path: '/profile/second-factor/authenticator/removal',
  summary: 'Switches the authenticator app off; needs one of its codes, or a recovery code',
  body: z.object({ code }).meta({ id: 'AuthenticatorRemoval' }),
  status: 204,
  answer: null,
  refusals: ['WRONG_CODE'],
})

export const renewCodes = endpoint({
  ...action,
  path: '/profile/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old ones, shown once',
  status: 200,
  answer: Codes,
  refusals: ['NO_SECOND_FACTOR'],
})

export const verify = endpoint(
  {
    method: 'post',
    path: '/auth/second-step',
    summary: 'Ends a sign-in with a code of the app, or a recovery code; 5 tries per sign-in, 10 per account in 15 min',
    tag: 'Cuentas',
    access: 'anyone',
    body: z.object({ challenge: z.string().min(1).max(100), code }).meta({ id: 'SecondStep' }),
    status: 200,
    answer: z
      .object({
        user: SessionUser,
        /** Recovery codes left after one was used; null when the app's code was used. */
        recoveryCodesLeft: z.int().nullable(),
      })
      .meta({ id: 'SecondStepTaken' }),
    refusals: ['SECOND_STEP_EXPIRED', 'WRONG_CODE', 'SUSPENDED', 'TOO_MANY'],
  },
  {
    check: ({ code = '' }): Record<string, string> => (code.trim() ? {} : { code: 'Escribe el código' }),
    body: ({ challenge = '', code = '' }) => ({ challenge, code }),
    // State of the step; the code is not among it.
    keep: ['challenge', 'authenticator', 'passkey'],
    leadsTo: ({ user }, page) => landingOf(user, page),
  },
)
