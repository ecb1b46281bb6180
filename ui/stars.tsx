/**
 * Ratings from 1 to 5.
 *   <Stars value={4.8} count={23} />            one star, the figure and the count; for cards
 *   <Stars value={4} full />                    a row of five, four of them filled
 */
import type { ReactNode } from 'react'

/** A star of 24 by 24 from its uppermost point on, relative, so that several make a row. */
const outline = '2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z'
const STEP = 30
const row = (stars: number) => `m12 2.6 ${outline}${`m${STEP} 0 ${outline}`.repeat(stars - 1)}`

type StarProps = { fill?: number; of?: number; outlined?: boolean; className?: string }

/** One star or a row of them, the first few filled. */
export const Star = ({ fill = 1, of = 1, outlined, className = 'size-4' }: StarProps) => (
  <svg viewBox={`0 0 ${STEP * of - 6} 24`} className={`${className} shrink-0`} aria-hidden="true">
    <path d={row(of)} className={outlined ? 'fill-none stroke-control stroke-[1.5]' : 'fill-hairline'} />
    {fill > 0 && <path d={row(fill)} className="fill-maiz" />}
  </svg>
)

/** A rating in words and figures; without a count its figure is empty. */
export function ratingText(value: number, count?: number) {
  const figure = (Math.round(value * 10) / 10).toFixed(1)
  const counted = count === undefined ? '' : count === 1 ? ', 1 reseña' : `, ${count} reseñas`
  return { description: `${figure} de 5 estrellas${counted}`, figure, count: count === undefined ? '' : String(count) }
}

type StarsProps = { value: number; count?: number; full?: boolean; size?: 'sm' | 'md'; className?: string }

export function Stars({ value, count, full, size = 'sm', className }: StarsProps) {
  const words = ratingText(value, count)
  const five = full && <Star fill={Math.round(value)} of={5} className="h-4 w-24" />
  return <StarFigures {...words} size={size} {...(five && { stars: five })} {...(className && { className })} />
}

const starSizes = { sm: 'size-4', md: 'size-5' } as const

type StarFiguresProps = ReturnType<typeof ratingText> & { stars?: ReactNode; size?: 'sm' | 'md'; className?: string }

/** The same from words alone. */
export const StarFigures = ({ description, figure, count, stars, size = 'sm', className = '' }: StarFiguresProps) => (
  <span className={`tabular inline-flex items-center gap-1 ${size === 'md' ? 'text-base' : 'text-sm'} ${className}`}>
    <span className="sr-only">{description}</span>
    {stars ?? <Star className={starSizes[size]} />}
    <span aria-hidden="true" className="font-semibold text-tinta">
      {figure}
    </span>
    {count && (
      <span aria-hidden="true" className="text-tinta-suave">
        ({count})
      </span>
    )}
  </span>
)
