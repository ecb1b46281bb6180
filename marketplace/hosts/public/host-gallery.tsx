import { useSuspenseQuery } from '@tanstack/react-query'
import { Carousel } from '#ui/media/carousel.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { hostQuery } from './host.query.ts'

/** Milliseconds per picture (HPUB-06, CONST-16). */
const ADVANCE_MS = 5_000

/** Pictures of the host's experiences: advances by itself and can be paused; each picture links to its experience. */
export function HostGallery({ id }: { id: string }) {
  const { name, gallery } = useSuspenseQuery(hostQuery(id)).data
  return (
    <Carousel
      label={`Fotos de las experiencias de ${name}`}
      autoplay={ADVANCE_MS}
      className="aspect-4/3 overflow-hidden rounded-card sm:aspect-video lg:aspect-[2.1]"
    >
      {gallery.map(({ picture, title, path }, at) => (
        <Link key={picture.base} href={path} className="group relative block size-full focus-visible:-outline-offset-4">
          <ResponsivePicture
            picture={picture}
            alt={picture.alt || title}
            sizes="(min-width: 75rem) 51rem, (min-width: 64rem) 66vw, (min-width: 48rem) 60vw, 94vw"
            priority={at === 0}
            className="size-full"
          />
          <span className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)] truncate rounded-pill bg-papel/95 px-3.5 py-1.5 text-sm font-semibold text-tinta shadow-float decoration-turquesa decoration-2 underline-offset-4 group-hover:underline">
            {title}
          </span>
        </Link>
      ))}
    </Carousel>
  )
}
