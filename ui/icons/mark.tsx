/**
 * The sign of the house.
 *   <Mark className="size-10" />                              the bird before the sun; decorative
 *   <Wordmark name="Torogoz" size="sm|md|lg" />                the bird and the name in the display face
 * The colours are the bird's own, the same by day and by night.
 */
import mark from './mark.svg?url'

/** A cached file: inline, its paths would be sent twice in every page and once in the first script. */
export const Mark = ({ className = 'size-10' }: { className?: string }) => (
  <img src={mark} alt="" width={64} height={64} className={`shrink-0 ${className}`} />
)

const sizes = { sm: ['size-8', 'text-xl'], md: ['size-10', 'text-2xl'], lg: ['size-16', 'text-4xl'] } as const

export function Wordmark({
  name,
  size = 'md',
  className = '',
}: {
  name: string
  size?: keyof typeof sizes
  className?: string
}) {
  const [markClass, text] = sizes[size]
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Mark className={markClass} />
      <span className={`font-display font-extrabold tracking-[-0.04em] lowercase ${text}`}>{name}</span>
    </span>
  )
}
