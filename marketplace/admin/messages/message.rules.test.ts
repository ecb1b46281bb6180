import { expect, test } from 'vitest'
import { aboutHref, beginningOf } from './message.rules.ts'

const id = '0190c5a3-7d2e-7abc-9def-0123456789ab'

test.each([
  [`/experience/${id}`, `/admin/experiences/${id}`],
  [`/experience/${id}?date=2026-12-05`, `/admin/experiences/${id}`],
  [`/host/${id}#resenas`, `/admin/users/${id}`],
  ['/host/dashboard', null],
  [`https://otro.example/host/${id}`, null],
  ['javascript:alert(1)', null],
  [null, null],
])('%s is shown at %s', (about, href) => expect(aboutHref(about)).toBe(href))

test('the first words stand on one line', () => {
  expect(beginningOf('Hola:\n\n  vamos  en carro')).toBe('Hola: vamos en carro')
  expect(beginningOf('palabra '.repeat(40), 16)).toBe('palabra palabra…')
  expect(beginningOf('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
})
