import { monthAndYear } from '#platform/clock.ts'
import { formatMoney, formatTotal } from '#ui/price.tsx'
import type { Earnings } from '../../earnings/earnings.contract.ts'
import { startOfMonth } from '../../earnings/earnings.rules.ts'

type Month = Earnings['months'][number]

/** Percent of the room that the tallest bar takes, below its amount. */
const TALLEST = 84

const shortMonth = (month: string) => monthAndYear(startOfMonth(month)).slice(0, 3)

/**
 * Six months as bars: earnings, and hatched the part still to be confirmed. The table below has the same numbers for those who
 * cannot see the bars. Heights are SVG attributes, because the server's content security policy forbids inline styles.
 */
export function EarningsBars({ months }: { months: Month[] }) {
  const max = Math.max(1, ...months.map(({ gross }) => gross))
  const anyToConfirm = months.some(({ toConfirm }) => toConfirm > 0)
  return (
    <figure className="mt-4">
      <div aria-hidden="true" className="grid grid-cols-6 gap-2 md:gap-5">
        {months.map(({ month, gross, toConfirm }, at) => {
          const height = gross > 0 ? Math.max(2, (gross / max) * TALLEST) : 0
          const open = gross > 0 ? (toConfirm / gross) * 100 : 0
          return (
            <div key={month} className="min-w-0">
              <div className="flex h-40 flex-col justify-end border-b border-control md:h-48">
                <span className="tabular -mx-1.5 text-center text-[0.6875rem] font-semibold whitespace-nowrap text-tinta-suave sm:text-sm">
                  {gross > 0 ? formatTotal(gross) : ''}
                </span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 40 100"
                  preserveAspectRatio="none"
                  width="100%"
                  height={`${height}%`}
                  className="mt-1 shrink-0"
                >
                  <rect
                    width="40"
                    height={100 - open}
                    className={at === months.length - 1 ? 'fill-turquesa' : 'fill-turquesa/60'}
                  />
                  <rect y={100 - open} width="40" height={open} className="fill-maiz" />
                </svg>
              </div>
              <span
                className={`mt-1.5 block text-center text-sm ${at === months.length - 1 ? 'font-bold' : 'text-tinta-suave'}`}
              >
                {shortMonth(month)}
              </span>
            </div>
          )
        })}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-tinta-suave">
        <span className="sr-only">
          Ganancias por mes: {months.map(({ month, gross }) => `${shortMonth(month)} ${formatMoney(gross)}`).join(', ')}
          .
        </span>
        <Key className="bg-turquesa">{anyToConfirm ? 'Confirmado' : 'Ganado'}</Key>
        {anyToConfirm && <Key className="bg-maiz">Por confirmar</Key>}
      </figcaption>
    </figure>
  )
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span aria-hidden="true" className="inline-flex items-center gap-2">
    <span className={`size-3 rounded-small ${className}`} />
    {children}
  </span>
)
