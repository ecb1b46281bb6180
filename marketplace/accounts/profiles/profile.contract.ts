import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { AVATAR_TOO_LARGE, AVATAR_WRONG_FILE } from './profile.text.ts'

/** 5 MB (UPL-09). */
const LARGEST_AVATAR = 5_242_880

export const changeAvatar = endpoint({
  method: 'put',
  path: '/profile/avatar',
  summary: 'Replaces the own avatar: JPEG, PNG, GIF or WebP up to 5 MB, told by content; the old one is deleted',
  tag: 'Perfil',
  access: 'signed-in',
  upload: { field: 'file', largest: LARGEST_AVATAR },
  status: 200,
  answer: z.object({ avatar: z.string() }).meta({ id: 'Avatar' }),
  refusals: [],
  words: { TOO_LARGE: AVATAR_TOO_LARGE, WRONG_FILE: AVATAR_WRONG_FILE },
})

export const removeAvatar = endpoint({
  method: 'delete',
  path: '/profile/avatar',
  summary: 'Takes the own avatar away; without one nothing happens',
  tag: 'Perfil',
  access: 'signed-in',
  status: 204,
  answer: null,
  refusals: [],
})
