import { expect, test } from 'vitest'
import { inSmsAlphabet, SMS_SIGNS, smsMessage, smsSigns } from './sms-message.rules.ts'

const link = `https://torogoz.example/w/${'A'.repeat(44)}`

test.each([
  ['sáb, 21 nov, 7:00 a. m.', 'sab, 21 nov, 7:00 a. m.'],
  ['9:33\u00a0a.\u00a0m.', '9:33 a. m.'],
  ['¿Mañana? ¡Sí! Ñandú – “añil”…', '¿Mañana? ¡Si! Ñandu - "añil"...'],
  ['“a” «b» c’d e—f g–h', '"a" "b" c\'d e-f g-h'],
  ['☀️ Café  é 漢', 'Café é'],
  ['$25 [12] €', '$25 [12] €'],
])('%s is spelled %s', (text, spelled) => expect(inSmsAlphabet(text)).toBe(spelled))

test('signs beyond the plain alphabet take two places', () => {
  expect([smsSigns('abc'), smsSigns('[€]'), smsSigns('')]).toEqual([3, 6, 0])
})

test('what does not fit is shortened from the end; the link never is', () => {
  const message = smsMessage(
    ['Ana Flores pide 4 personas, $50.00, sab 21 nov 7:00 a. m.', 'Café de altura '.repeat(9)],
    link,
  )
  expect(smsSigns(message)).toBeLessThanOrEqual(SMS_SIGNS)
  expect(message).toMatch(/^Ana Flores pide 4 personas, \$50\.00, sab 21 nov 7:00 a\. m\. Café de altura/)
  expect(message.endsWith(` ${link}`)).toBe(true)
  expect(smsMessage(['Hola', ''], link)).toBe(`Hola ${link}`)
})

const room = SMS_SIGNS - link.length - 1

test('what fits exactly stays whole, and one sign more is a message of 160 that says that it was cut', () => {
  expect(smsMessage(['a'.repeat(room)], link)).toBe(`${'a'.repeat(room)} ${link}`)
  expect(smsMessage(['a'.repeat(room + 1)], link)).toBe(`${'a'.repeat(room - 1)}. ${link}`)
})

test('a cut leaves no space before its stop', () => {
  const part = `${'a'.repeat(room - 2)} bcd`
  expect(smsMessage([part], link)).toBe(`${'a'.repeat(room - 2)}. ${link}`)
})

test.each([
  // What is left for the second part, its stop included.
  [5, 'bbbb.'],
  [4, ''],
])('of a part that has %i signs left stands %j: fewer than four letters say nothing', (left, second) => {
  const first = 'a'.repeat(room - left - 1)
  expect(smsMessage([first, 'b'.repeat(50)], link)).toBe([first, second, link].filter(Boolean).join(' '))
})

test('a link that is too long alone stays whole, because half a link leads nowhere', () => {
  const long = 'x'.repeat(SMS_SIGNS + 1)
  expect(smsMessage(['Hola', 'Ana'], long)).toBe(long)
  expect(smsMessage(['', 'Hola'], '')).toBe('Hola')
})

test('however long everything is, it is one message', () => {
  for (const length of [1, 20, 40, 80, 160, 400]) {
    const message = smsMessage(['x'.repeat(length), 'ñ'.repeat(length), '['.repeat(length)], link)
    expect([length, smsSigns(message) <= SMS_SIGNS, message.endsWith(link)]).toEqual([length, true, true])
  }
})
