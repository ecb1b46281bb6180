import { expect, test } from 'vitest'
import { isStoredOffline, offlineCopyText, savedOfflineText, toOfflineVoucher } from './voucher.rules.ts'

test('a voucher is kept until the experience is over', () => {
  const all = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const
  expect(all.filter(isStoredOffline)).toEqual(['pending', 'confirmed', 'in_progress'])
})

const facts = {
  id: 'b1',
  status: 'confirmed',
  startDate: '2026-12-05T14:30:00.000Z',
  endDate: '2026-12-05T17:00:00.000Z',
  attendance: null,
  experience: { title: 'Café de altura' },
} as const

test('what is noted beside the copy tells what it is, whose, and until when', () => {
  const noted = {
    path: '/profile/reservations/b1/voucher',
    owner: 'ana',
    title: 'Café de altura',
    detail: 'sábado, 5 de diciembre de 2026, 8:30\u00a0a.\u00a0m. – 11:00\u00a0a.\u00a0m.',
    state: 'confirmed,2026-12-05T14:30:00.000Z,',
    until: '2026-12-06T17:00:00.000Z',
  }
  expect(toOfflineVoucher(facts, 'ana')).toEqual(noted)
  expect(toOfflineVoucher({ ...facts, attendance: 'x' }, 'ana').state).not.toBe(noted.state)
  expect(toOfflineVoucher({ ...facts, endDate: null }, 'ana').until).toBe('2026-12-06T14:30:00.000Z')
})

test('a copy says when it was made', () => {
  const at = '2026-11-21T21:15:00Z'
  expect(offlineCopyText(at)).toMatch(
    /^Copia guardada en este dispositivo el sáb,? 21 nov, 3:15\sp\.\sm\.: con conexión/,
  )
  expect(savedOfflineText(at)).toMatch(/^Guardado para ver sin conexión · sáb,? 21 nov, 3:15\sp\.\sm\.$/)
})
