import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { MAX_ATTACHMENT_BYTES } from '../conversation.rules.ts'
import { chatText } from '../conversation.text.ts'

export const add = endpoint({
  method: 'post',
  path: '/conversations/{id}/attachments',
  summary:
    'Hand in a picture for a message: JPEG, PNG, GIF or WebP up to 5 MB, told by content; nobody sees it until it is sent',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  upload: { field: 'file', largest: MAX_ATTACHMENT_BYTES },
  status: 201,
  answer: z.object({ id: z.uuid(), width: z.int(), height: z.int() }).meta({ id: 'Attachment' }),
  refusals: ['NO_PERMISSION', 'CHAT_EXPIRED', 'CHAT_CANCELLED', 'CHAT_FULL'],
  words: { TOO_LARGE: chatText.tooLarge, WRONG_FILE: chatText.wrongType },
})

export const show = endpoint({
  method: 'get',
  path: '/conversations/{id}/attachments/{attachment}',
  summary: 'A picture of a chat, for its two parties only',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), attachment: z.uuid() }),
  status: 200,
  answer: z.instanceof(Uint8Array),
  file: 'image/webp',
  refusals: ['NO_PERMISSION'],
})
