import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/units.ts'
import { REPLY_HOURS, replyDenial } from './reply.rules.ts'

const createdAt = new Date('2026-11-20T14:00:00Z')
const after = (hours: number, more = 0) => new Date(createdAt.getTime() + hours * HOUR_MS + more)

test.each([
  ['none', null, createdAt, 'REPLY_MISSING'],
  ['just published', { createdAt, hidden: false }, createdAt, null],
  ['a moment before its hours are over', { createdAt, hidden: false }, after(REPLY_HOURS, -1), null],
  ['when they are over', { createdAt, hidden: false }, after(REPLY_HOURS), 'REPLY_FIXED'],
  ['hidden within its hours', { createdAt, hidden: true }, createdAt, 'REPLY_HIDDEN'],
  ['hidden long ago', { createdAt, hidden: true }, after(500), 'REPLY_HIDDEN'],
] as const)('changing a reply: %s', (_, reply, now, denial) => expect(replyDenial(reply, now)).toBe(denial))
