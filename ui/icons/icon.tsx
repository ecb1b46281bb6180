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
const sizes = { xs: 'size-3.5', sm: 'size-4', md: '', lg: 'size-6', xl: 'size-8 stroke-[1.5]' } as const

/** Kept, because React would write the same markup again if it stood in another object. */
const uses: Partial<Record<IconName, { __html: string }>> = {}

type IconProps = { name: IconName; size?: keyof typeof sizes; label?: string; filled?: boolean; className?: string }

export function Icon({ name, size = 'md', label, filled, className = '' }: IconProps) {
  // As markup, because a page has dozens of icons and an element takes longer than its text.
  uses[name] ??= { __html: `<use href="${sprite}#${name}"></use>` }
  return (
    <svg
      className={`icon ${sizes[size]} ${filled ? 'fill-current' : ''} ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a name of the closed set
      dangerouslySetInnerHTML={uses[name]}
    />
  )
}
