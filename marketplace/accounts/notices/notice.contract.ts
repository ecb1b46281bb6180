import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'

export const Notice = z
  .object({
    id: z.uuid(),
    kind: z.enum(['booking', 'reminder', 'message', 'review', 'account']),
    title: z.string(),
    detail: z.string(),
    /** One of our own paths. */
    href: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.output<typeof Notice>

export const list = endpoint({
  method: 'get',
  path: '/notices',
  summary: 'The own notices, newest first, twenty at a time, and how many are unread in all',
  tag: 'Avisos',
  access: 'signed-in',
  query: z.object({
    ...pageQuery(TimeCursor, 20),
  }),
  status: 200,
  answer: z
    .object({ notices: z.array(Notice), next: z.string().nullable(), unread: z.int() })
    .meta({ id: 'NoticePage' }),
  refusals: [],
})

export const countUnread = endpoint({
  method: 'get',
  path: '/notices/unread',
  summary: 'How many own notices are unread; none for nobody, as the bell may ask while a session ends',
  tag: 'Avisos',
  access: 'anyone',
  status: 200,
  answer: z.object({ unread: z.int() }).meta({ id: 'UnreadNotices' }),
  refusals: [],
})

export const read = endpoint({
  method: 'post',
  path: '/notices/{id}/read',
  summary: 'Marks one own notice as read; reading it again changes nothing',
  tag: 'Avisos',
  access: 'signed-in',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})

export const readAll = endpoint({
  method: 'post',
  path: '/notices/read',
  summary: 'Marks every own notice as read',
  tag: 'Avisos',
  access: 'signed-in',
  status: 204,
  answer: null,
  refusals: [],
})
