import { expect, test } from 'vitest'
import { isPushService, PUSH_WORDS, TOPIC_OF } from './push.rules.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://android.googleapis.com/gcm/send/abc', true],
  ['https://push.services.mozilla.com/abc', true],
  // Names that only contain a known one belong to anybody.
  ...[
    'fcm.googleapis.com',
    'android.googleapis.com',
    'push.services.mozilla.com',
    'notify.windows.com',
    'push.apple.com',
  ].flatMap((host): [string, boolean][] => [
    [`https://evil${host}/x`, false],
    [`https://${host}.evil.example/x`, false],
    [`https://${host.replace('.', 'x')}/x`, false],
  ]),
  ['https://:clave@fcm.googleapis.com/x', false],
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

test('each kind of news follows the switch of its mail; what concerns the account is always sent', () => {
  expect(TOPIC_OF).toEqual({
    booking: 'bookingUpdates',
    reminder: 'reminders',
    message: 'messageNotices',
    review: 'reviewInvitations',
    account: null,
  })
})

test('what stands on a locked screen names nobody and nothing', () => {
  for (const words of Object.values(PUSH_WORDS)) {
    expect(words).toMatch(/^(Hay novedades|Tienes) .+\.$/)
    expect(words).not.toMatch(/[$\d{]/)
  }
})
