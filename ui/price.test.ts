import { expect, test } from 'vitest'
import { formatMoney, formatPrice, formatTotal, isExactTotal } from './price.tsx'

test.each([
  [25, '$25', '$25', '$25.00'],
  [12.5, '$12.50', '$13', '$12.50'],
  [1234.5, '$1,234.50', '$1,235', '$1,234.50'],
  [0, '$0', '$0', '$0.00'],
  [5.05, '$5.05', '$5', '$5.05'],
  [1.005, '$1.01', '$1', '$1.01'],
  [0.1 + 0.2, '$0.30', '$0', '$0.30'],
  [19.999999999, '$20', '$20', '$20.00'],
  [180, '$180', '$180', '$180.00'],
  [1000000, '$1,000,000', '$1,000,000', '$1,000,000.00'],
])('%d is %s, as a total %s, in accounts %s', (amount, price, total, money) => {
  expect(formatPrice(amount)).toBe(price)
  expect(formatTotal(amount)).toBe(total)
  expect(formatMoney(amount)).toBe(money)
})

test('amounts below a thousand are written as the language writes them', () => {
  const intl = (decimals: number) =>
    new Intl.NumberFormat('es-SV', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const [whole, exact] = [intl(0), intl(2)]
  const differing = Array.from({ length: 100_000 }, (_, all) => all).filter((all) => {
    const expected = (all % 100 === 0 ? whole : exact).format(all / 100).replace(/[\s\u00a0\u202f]/g, '')
    return formatPrice(all / 100) !== expected
  })
  expect(differing).toEqual([])
})

test('a total with cents says that rounding hides some', () => {
  expect(isExactTotal(37.5)).toBe(false)
  expect(isExactTotal(3 * 12.5)).toBe(false)
  expect(isExactTotal(2 * 12.5)).toBe(true)
  expect(isExactTotal(0.1 + 0.2 + 0.7)).toBe(true)
})
