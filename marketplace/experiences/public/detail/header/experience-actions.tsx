import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CompareButton } from '#marketplace/comparison/public/compare-button.tsx'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { withTrip } from '#marketplace/discovery/public/trip/trip-address.view.ts'
import { FavoriteButton } from '#marketplace/favorites/public/favorite-button.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { countView } from '../count-view.view.ts'
import { experienceQuery } from '../experience.query.ts'

/** Saving, comparing and sharing an experience. @param home scheme and host of the product */
export function ExperienceActions({ id, home }: { id: string; home: string }) {
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const { title, shortDescription, path, status } = experience
  const trip = useTrip()
  const published = status === 'published'
  useEffect(() => {
    if (published) countView(id)
  }, [id, published])
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {published && <FavoriteButton experience={experience} look="words" />}
      {published && <CompareButton experience={experience} variant="words" />}
      <ShareButton size="sm" title={title} text={shortDescription} url={home + withTrip(path, trip)} />
    </div>
  )
}
