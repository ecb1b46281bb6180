import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

export const reauthenticate = endpoint({
  method: 'post',
  path: '/auth/fresh',
  summary:
    'Says who it is once more, for what asks for it in the 10 min after: by password or passkey, without a password by a code',
  tag: 'Cuentas',
  access: 'signed-in',
  limit: { points: 10, seconds: 900 },
  body: z
    .union([
      z.object({ password: z.string().min(1, 'Escribe tu contraseña').max(512) }),
      z.object({ code: z.string().trim().min(1, 'Escribe el código').max(40) }),
      z.object({ passkey: z.record(z.string(), z.unknown()) }),
    ])
    .meta({ id: 'Presence' }),
  status: 204,
  answer: null,
  refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'PASSKEY_REFUSED', 'NO_PASSWORD'],
})
