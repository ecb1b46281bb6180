import { expect, test } from 'vitest'
import { unlinked, withoutForeignLinks } from './plain-words.ts'

const visible = (text: string) => text.replaceAll('\u2060', '|')

test.each([
  ['entra a https://evil.example/x', 'entra a https:|//|evil|.|example/x'],
  ['www.evil.com y evil.com', 'www|.|evil|.|com y evil|.|com'],
  ['HTTP://1.2.3.4', 'HTTP:|//|1.2.3.4'],
  ['tel://7000', 'tel:|//|7000'],
  ['ana@correo.sv', 'ana@correo.sv'],
  [
    '\u200b@evil.example y ana@correo.sv\u200bevil.example',
    '\u200b@evil|.|example y ana@correo.sv\u200bevil|.|example',
  ],
  ['Son $12.50, a las 9:00 a. m. Lleva agua.', 'Son $12.50, a las 9:00 a. m. Lleva agua.'],
])('%s is words only', (words, plain) => expect(visible(unlinked(words))).toBe(plain))

test('our own links stay, with what they say', () => {
  const ownLink = '<a href="https://torogoz.example/a.b">https://torogoz.example</a>'
  expect(visible(withoutForeignLinks(`<p class="x.y">evil.com ${ownLink} evil.com</p>`))).toBe(
    `<p class="x.y">evil|.|com ${ownLink} evil|.|com</p>`,
  )
})
