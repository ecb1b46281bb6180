/**
 * Money in US dollars as people in El Salvador write it.
 *   formatPrice(25) '$25'; formatPrice(12.5) '$12.50'; formatPrice(1234.5) '$1,234.50'   cents only when there are some
 *   formatTotal(25) '$25'      totals have no decimals (rounded half up); see isExactTotal
 *   formatMoney(25) '$25.00'   always two decimals, for accounts
 *   isExactTotal(12.5) false   the rounded total hides cents: show formatPrice beside it, cash must be exact
 *   <Price amount unit="por persona" size="sm|md|lg" />
 * Amounts are dollars with at most two decimals.
 */
const format = (decimals: number) =>
  new Intl.NumberFormat('es-SV', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const dollars = format(0)
const cents = format(2)

/** Removes blanks, so that no line break separates sign and figure. */
const tight = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '')
const toCents = (amount: number) => Math.round((amount + Number.EPSILON * Math.sign(amount)) * 100)

export const isExactTotal = (amount: number) => toCents(amount) % 100 === 0
export const formatMoney = (amount: number) => tight(cents.format(toCents(amount) / 100))
export function formatPrice(amount: number): string {
  const all = toCents(amount)
  // Below a thousand there is nothing that `Intl`, which is slow, would write otherwise.
  if (all >= 0 && all < 100_000) return `$${all % 100 === 0 ? all / 100 : (all / 100).toFixed(2)}`
  return all % 100 === 0 ? tight(dollars.format(all / 100)) : formatMoney(amount)
}
export const formatTotal = (amount: number) => tight(dollars.format(Math.round(toCents(amount) / 100)))

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-title' } as const

export const Price = ({ amount, unit, size = 'md' }: { amount: number; unit?: string; size?: keyof typeof sizes }) => (
  <span className="tabular">
    <span className={`font-display font-bold tracking-tight text-tinta ${sizes[size]}`}>{formatPrice(amount)}</span>
    {unit && <span className="ml-1 text-sm text-tinta-suave"> {unit}</span>}
  </span>
)
