import { expect, test } from 'vitest'
import { MAIL_POLICY, MAIL_STATES, withoutLinks } from './outbox.rules.ts'

test.each([
  ['https://t.example/auth/reset?token=abc.DEF-1', 'https://t.example/auth/reset?token=…'],
  [
    '<a href="https://t.example/x?a=1&amp;token=abc">aquí</a>',
    '<a href="https://t.example/x?a=1&amp;token=…">aquí</a>',
  ],
  [
    '(https://t.example/?token=abc) y [https://t.example/?token=def]',
    '(https://t.example/?token=…) y [https://t.example/?token=…]',
  ],
  ["'?token=abc'&token=def&más", "'?token=…'&token=…&más"],
  // A host's link accepts a request or notes cash without a session (decision 0209).
  ['<a href="https://t.example/w/AbC-12_xyz7890abcdef">Aceptar</a>', '<a href="https://t.example/w/…">Aceptar</a>'],
  ['Acepta: https://t.example/w/AbC-12_xyz7890abcdef.', 'Acepta: https://t.example/w/….'],
  ['https://t.example/host/w/2026', 'https://t.example/host/w/2026'],
  ['el token=abc no es un enlace', 'el token=abc no es un enlace'],
  ['?token= vacío', '?token= vacío'],
])('%j is shown as %j', (mail, shown) => expect(withoutLinks(mail)).toBe(shown))

test('an email may look as it says, and nothing else', () => {
  const rules = Object.fromEntries(
    MAIL_POLICY.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  )
  expect(rules).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [],
  })
  expect(MAIL_STATES).toEqual(['waiting', 'sending', 'sent', 'kept', 'failed'])
})
