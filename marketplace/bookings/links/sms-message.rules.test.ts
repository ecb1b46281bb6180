import { expect, test } from 'vitest'
import { inSmsAlphabet, SMS_SIGNS, smsMessage, smsSigns } from './sms-message.rules.ts'

const link = `https://torogoz.example/w/${'A'.repeat(44)}`

test.each([
  ['sáb, 21 nov, 7:00 a. m.', 'sab, 21 nov, 7:00 a. m.'],
  ['¿Mañana? ¡Sí! Ñandú – “añil”…', '¿Mañana? ¡Si! Ñandu - "añil"...'],
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

test('however long everything is, it is one message', () => {
  for (const length of [1, 20, 40, 80, 160, 400]) {
    const message = smsMessage(['x'.repeat(length), 'ñ'.repeat(length), '['.repeat(length)], link)
    expect([length, smsSigns(message) <= SMS_SIGNS, message.endsWith(link)]).toEqual([length, true, true])
  }
})
