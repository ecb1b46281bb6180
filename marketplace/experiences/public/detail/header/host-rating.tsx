import { useSuspenseQuery } from '@tanstack/react-query'
import { Stars } from '#ui/stars.tsx'
import { experienceQuery } from '../experience.query.ts'

/** The stars of the host below the title, which lead to the reviews. */
export function HostRating({ id }: { id: string }) {
  const { rating, reviewCount } = useSuspenseQuery(experienceQuery(id)).data.host
  if (rating === null) return null
  return (
    <a href="#resenas" className="inline-flex min-h-6 items-center gap-1.5 hover:underline">
      <Stars value={rating} count={reviewCount} />
      <span className="text-sm">del anfitrión</span>
    </a>
  )
}
