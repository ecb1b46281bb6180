/**
 * A person: the picture, or the initials on a colour that stays the same for the same name. Decorative: the name is beside it.
 *   <Avatar name="Rosa Hernández" src={url | null} size="sm|md|lg|xl" />
 */
const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-base', lg: 'size-16 text-xl', xl: 'size-28 text-4xl' } as const
const pixels = { sm: 32, md: 44, lg: 64, xl: 112 } as const
const grounds = [
  'bg-turquesa-soft text-turquesa-deep',
  'bg-canela-soft text-canela-deep',
  'bg-maiz-soft text-maiz-deep',
  'bg-anil-soft text-anil-deep',
] as const

/** First and last name: 'Rosa Elena Hernández' is 'RH'. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('es')
}

const tint = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length

type AvatarProps = { name: string; src?: string | null; size?: keyof typeof sizes; className?: string }

export function Avatar({ name, src, size = 'md', className = '' }: AvatarProps) {
  const shape = `${sizes[size]} shrink-0 rounded-pill ${className}`
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        decoding="async"
        className={`${shape} bg-lino object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center font-display font-bold ${grounds[tint(name)]}`}
    >
      {initials(name)}
    </span>
  )
}
