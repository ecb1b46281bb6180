import { expect, test } from 'vitest'
import { isPushService, PUSH_WORDS } from './push.rules.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://localhost:5432', false],
  ['no', false],
])('%s is sent to: %s', (address, known) => expect(isPushService(address)).toBe(known))

test('an operator may name others, and only those', () => {
  expect(isPushService('http://127.0.0.1:4000/x', ['http://127.0.0.1:4000'])).toBe(true)
  expect(isPushService('http://127.0.0.1:4001/x', ['http://127.0.0.1:4000'])).toBe(false)
})

test('what stands on a locked screen names nobody and nothing', () => {
  for (const words of Object.values(PUSH_WORDS)) expect(words).not.toMatch(/[$\d{]/)
})
