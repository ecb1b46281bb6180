import { expect, test } from 'vitest'
import { beginningOf, reportedPlace } from './contact-message.rules.ts'

const id = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const review = '0190c5a3-7d2e-7abc-9def-ba9876543210'

test.each([
  [`/experience/${id}`, `/admin/experiences/${id}`],
  [`/experience/${id}?date=2026-12-05`, `/admin/experiences/${id}`],
  [`/experience/${id}/amanecer-en-el-crater`, `/admin/experiences/${id}`],
  [`/host/${id}`, `/admin/users/${id}`],
  [`/host/${id}#resenas`, `/admin/users/${id}`],
  [`/host/${id}#resena-${review}`, `/admin/reviews/${review}`],
  ['/host/dashboard', null],
  [`https://otro.example/host/${id}`, null],
  ['javascript:alert(1)', null],
  [null, null],
])('%s is shown at %s', (about, href) => expect(reportedPlace(about)?.href ?? null).toBe(href))

test('the first words stand on one line', () => {
  expect(beginningOf('Hola:\n\n  vamos  en carro')).toBe('Hola: vamos en carro')
  expect(beginningOf('palabra '.repeat(40), 16)).toBe('palabra palabra…')
  expect(beginningOf('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
})

test('it is called what it is', () => {
  const labels = [`/experience/${id}`, `/host/${id}`, `/host/${id}#resena-${review}`].map(
    (at) => reportedPlace(at)?.label,
  )
  expect(labels).toEqual(['la experiencia', 'el anfitrión', 'la reseña'])
  expect(reportedPlace(`/host/${id}#resena-${review}x`)?.href).toBe(`/admin/reviews/${review}`)
  expect(reportedPlace(`/host/${id}extra`)).toBeNull()
})

test('what fits is left whole', () => {
  expect(beginningOf('a'.repeat(140))).toBe('a'.repeat(140))
  expect(beginningOf('  dos  ', 3)).toBe('dos')
})
