import { hostApi } from '#marketplace/client.ts'
import { monthAndYear } from '#platform/clock.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { Earnings } from '../../earnings/earnings.contract.ts'
import { startOfMonth } from '../../earnings/earnings.rules.ts'

const head = 'px-1 py-2 sm:px-2 text-left font-semibold text-tinta-suave'
const cell = 'px-1 py-2 sm:px-2 align-top'
const money = `${cell} tabular text-right`

const monthName = (month: string) => monthAndYear(startOfMonth(month)).replace(' de ', ' ')

/** The months in figures, newest first, each with its bookings as a file. */
export function EarningsTable({ months, total, percent }: Pick<Earnings, 'months' | 'total' | 'percent'>) {
  return (
    <div className="scroll-row relative mt-5 -mx-2">
      <table className="w-full min-w-fit border-collapse text-[0.8125rem] md:text-base">
        <caption className="sr-only">Ganancias de los últimos 6 meses</caption>
        <thead className="border-b border-control">
          <tr>
            <th scope="col" className={head}>
              Mes
            </th>
            <th scope="col" className={`${head} text-right`}>
              Bruto
            </th>
            <th scope="col" className={`${head} text-right`}>
              Comisión
              <span className="max-sm:hidden"> {percent} %</span>
            </th>
            <th scope="col" className={`${head} text-right`}>
              Neto
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">Archivo</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {months.toReversed().map((row) => (
            <tr key={row.month}>
              <th scope="row" className={`${cell} text-left font-semibold first-letter:uppercase`}>
                <span className="inline-block first-letter:uppercase">{monthName(row.month)}</span>
                <span className="block font-normal text-tinta-suave">
                  {row.bookings === 1 ? '1 reserva' : `${row.bookings} reservas`}
                </span>
              </th>
              <td className={money}>
                {formatMoney(row.gross)}
                {row.toConfirm > 0 && (
                  <span className="block text-maiz-deep">
                    {formatMoney(row.toConfirm)}
                    <span className="max-sm:sr-only"> por confirmar</span>
                  </span>
                )}
              </td>
              <td className={money}>{formatMoney(row.commission)}</td>
              <td className={`${money} font-semibold`}>{formatMoney(row.net)}</td>
              <td className="text-right">
                <a
                  href={urlOf(hostApi.earnings.download, { query: { month: row.month } })}
                  download
                  className="inline-flex size-11 items-center justify-center rounded-control text-turquesa-deep hover:bg-lino"
                  title="Descargar CSV"
                >
                  <Icon name="download" label={`Descargar las reservas de ${monthName(row.month)} en CSV`} />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-control">
          <tr>
            <th scope="row" className={`${cell} text-left`}>
              6 meses
            </th>
            <td className={`${money} font-semibold`}>{formatMoney(total.gross)}</td>
            <td className={`${money} font-semibold`}>{formatMoney(total.commission)}</td>
            <td className={`${money} font-semibold`}>{formatMoney(total.net)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
