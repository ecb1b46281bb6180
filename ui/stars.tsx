/**
 * Ratings from 1 to 5.
 *   <Stars value={4.8} count={23} />            one star, the figure and the count; for cards
 *   <Stars value={4.8} full size="md" />        five stars, partly filled
 */
import type { ReactNode } from 'react'

const shape = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9L12 2.6Z'
const oneDecimal = new Intl.NumberFormat('es-SV', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type StarProps = { fill?: number; outlined?: boolean; className?: string }

/**
 * One star filled from the left. A nested svg clips the fill, so no id and no inline style is needed, which the CSP would
 * refuse.
 */
export function Star({ fill = 1, outlined, className = 'size-4' }: StarProps) {
  const part = Math.min(1, Math.max(0, fill))
  return (
    <svg viewBox="0 0 24 24" className={`${className} shrink-0`} aria-hidden="true">
      <path d={shape} className={outlined ? 'fill-none stroke-control stroke-[1.5]' : 'fill-hairline'} />
      {part > 0 && (
        <svg x="0" y="0" width={24 * part} height="24" viewBox={`0 0 ${24 * part} 24`} aria-hidden="true">
          <path d={shape} className="fill-maiz" />
        </svg>
      )}
    </svg>
  )
}

/** A rating in words and figures; without a count its figure is empty. */
export function starWords(value: number, count?: number) {
  const figure = oneDecimal.format(value)
  const counted = count === undefined ? '' : count === 1 ? ', 1 reseña' : `, ${count} reseñas`
  return { description: `${figure} de 5 estrellas${counted}`, figure, count: count === undefined ? '' : String(count) }
}

type StarsProps = { value: number; count?: number; full?: boolean; size?: 'sm' | 'md'; className?: string }

export function Stars({ value, count, full, size = 'sm', className }: StarsProps) {
  const words = starWords(value, count)
  const five = full && [0, 1, 2, 3, 4].map((at) => <Star key={at} fill={value - at} className={starSizes[size]} />)
  return <StarFigures {...words} size={size} {...(five && { stars: five })} {...(className && { className })} />
}

const starSizes = { sm: 'size-4', md: 'size-5' } as const

type StarFiguresProps = ReturnType<typeof starWords> & { stars?: ReactNode; size?: 'sm' | 'md'; className?: string }

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
