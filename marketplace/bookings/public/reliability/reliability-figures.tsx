import { shortDate } from '#platform/clock.ts'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import type { Reliability } from '../../reliability/reliability.contract.ts'
import { MAX_ROWS } from '../../reliability/reliability.rules.ts'
import { figureText } from '../../reliability/reliability.text.ts'

type ReliabilityFiguresProps = Pick<Reliability, 'figures'> & { texts?: typeof figureText }

/** Each number with the reservations behind it. */
export const ReliabilityFigures = ({ figures, texts = figureText }: ReliabilityFiguresProps) => (
  <div className="border-t border-hairline">
    {figures.map(({ name, count, rows }) =>
      count === 0 ? (
        <p key={name} className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline py-2">
          {texts[name]}
          <span className="tabular font-semibold">0</span>
        </p>
      ) : (
        <Disclosure key={name} summary={`${texts[name]}: ${count}`}>
          <ul className="grid gap-1.5">
            {rows.map(({ id, code, title, startDate }) => (
              <li key={id} className="wrap-anywhere">
                <span className="tabular text-tinta-suave">{shortDate(startDate)}</span> · {title}{' '}
                <span className="tabular text-sm text-tinta-suave">{code}</span>
              </li>
            ))}
          </ul>
          {count > MAX_ROWS && <p className="mt-2 text-sm text-tinta-suave">Se muestran las últimas {MAX_ROWS}.</p>}
        </Disclosure>
      ),
    )}
  </div>
)
