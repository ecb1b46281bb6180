import type { ReviewSummary } from '../review.contract.ts'

const oneDecimal = new Intl.NumberFormat('es-SV', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function ReviewFigures({ summary: { average, count, distribution } }: { summary: ReviewSummary }) {
  if (average === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <div>
        <p className="tabular font-display text-hero font-bold" aria-hidden="true">
          {oneDecimal.format(average)}
        </p>
        <p className="sr-only">{`Promedio: ${oneDecimal.format(average)} de 5, ${count === 1 ? '1 reseña' : `${count} reseñas`}`}</p>
        <p aria-hidden="true" className="mt-1 text-sm text-tinta-suave">
          {count === 1 ? '1 reseña' : `${count} reseñas`}
        </p>
      </div>
      <dl className="tabular grid min-w-56 max-w-sm flex-1 gap-1 text-sm">
        {[5, 4, 3, 2, 1].map((stars) => {
          const votes = distribution[stars - 1] ?? 0
          return (
            <div key={stars} className="grid grid-cols-[1rem_1fr_2rem] items-center gap-3">
              <dt>
                {stars}
                <span className="sr-only">{stars === 1 ? ' estrella' : ' estrellas'}</span>
              </dt>
              <dd className="contents">
                <svg
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-1.5 w-full rounded-pill"
                >
                  <rect width="100" height="6" className="fill-hairline" />
                  <rect width={count > 0 ? (100 * votes) / count : 0} height="6" className="fill-maiz" />
                </svg>
                <span className="text-right text-tinta-suave">{votes}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
