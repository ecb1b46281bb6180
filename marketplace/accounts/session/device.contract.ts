import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

const Device = z
  .object({
    id: z.uuid(),
    /** 'Chrome en Android' */
    device: z.string(),
    current: z.boolean(),
    signedInAt: z.iso.datetime(),
    /** To the day, because a session is prolonged once a day. */
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'Device' })

export const list = endpoint({
  method: 'get',
  path: '/profile/sessions',
  summary: 'Where the person is signed in, this place first, then the one seen last',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: z.object({ devices: z.array(Device) }).meta({ id: 'Devices' }),
  refusals: [],
})

export const end = endpoint({
  method: 'delete',
  path: '/profile/sessions/{id}',
  summary: 'Ends one of the own sessions at the server at once',
  tag: 'Perfil',
  access: 'signed-in',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})

export const endOthers = endpoint({
  method: 'delete',
  path: '/profile/sessions',
  summary: 'Ends every own session but the one that asks',
  tag: 'Perfil',
  access: 'signed-in',
  status: 204,
  answer: null,
  refusals: [],
})
