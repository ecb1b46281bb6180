import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['+503 7000 0042', 'tel:+50370000042'],
  ['(503) 7000-0042', 'tel:50370000042'],
])('%s is called at %s', (phone, href) => expect(phoneHref(phone)).toBe(href))
