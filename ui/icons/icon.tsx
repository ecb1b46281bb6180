import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName }

/**
 * A closed set of line icons on a 24 grid, drawn from one file (icons.svg) that browsers keep.
 *   <Icon name="calendar" size="md" />               decorative: hidden from screen readers
 *   <Icon name="lock" label="Sesión protegida" />    carries meaning: has a name
 * size: 'xs' 14, 'sm' 16, 'md' 20 (default), 'lg' 24, 'xl' 32. Colour is the colour of the text. `filled` paints the inside
 * (heart, star, pin).
 */
const sizes = { xs: 'size-3.5', sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' } as const

type IconProps = { name: IconName; size?: keyof typeof sizes; label?: string; filled?: boolean; className?: string }

export function Icon({ name, size = 'md', label, filled, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${sizes[size]} inline-block shrink-0 ${className}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size === 'xl' ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
