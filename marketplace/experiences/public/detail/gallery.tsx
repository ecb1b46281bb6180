import { useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { Carousel } from '#ui/media/carousel.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Lightbox, type LightboxSlide } from '#ui/overlays/lightbox.tsx'
import type { Picture } from '../../images/image.contract.ts'
import { experienceQuery } from './experience.query.ts'

/** CONST-16, CONST-17. */
const ADVANCE_MS = 12_000
const THUMBNAILS = 4

const file = (picture: Picture, width: number) =>
  picture.base.replace('{width}', String(width)).replace('{format}', 'webp')
const largest = (picture: Picture) => file(picture, picture.widths.at(-1) ?? picture.width)

const slideOf = (picture: Picture): LightboxSlide => ({
  src: largest(picture),
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  srcSet: picture.widths.map((width) => ({
    src: file(picture, width),
    width,
    height: Math.round((picture.height * width) / picture.width),
  })),
})

/** Grid of the thumbnails: one column for one or two, two for three or four. */
const layouts = [
  '',
  'md:grid-cols-[2fr_1fr]',
  'md:grid-cols-[2fr_1fr]',
  'md:grid-cols-[2fr_1fr_1fr]',
  'md:grid-cols-[2fr_1fr_1fr]',
]

/**
 * The pictures of an experience: the large one advances by itself, up to four stand beside it from 768 px on, and each opens
 * the viewer (DET-06 to DET-08). Without script every picture is a link to its file.
 */
export function Gallery({ id }: { id: string }) {
  const { title, pictures } = useSuspenseQuery(experienceQuery(id)).data
  const [at, setAt] = useState<number | null>(null)
  if (pictures.length === 0)
    return (
      <img
        src="/placeholder.svg"
        alt=""
        width={1200}
        height={900}
        className="aspect-4/3 w-full bg-lino object-cover md:aspect-21/9 md:rounded-card"
      />
    )
  const thumbs = pictures.slice(1, 1 + THUMBNAILS)
  const opening = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setAt(index)
  }
  const link = (index: number) => ({
    href: largest(pictures[index]!),
    'aria-haspopup': 'dialog' as const,
    onClick: opening(index),
    'aria-label': `Ver a pantalla completa la foto ${index + 1} de ${pictures.length}: ${pictures[index]!.alt || title}`,
  })
  return (
    <div
      className={`relative grid gap-2 md:aspect-[2.4] lg:aspect-[2.9] md:grid-rows-2 md:overflow-hidden md:rounded-card ${layouts[thumbs.length]}`}
    >
      <Carousel
        label={`Fotos de ${title}`}
        autoplay={ADVANCE_MS}
        className="max-md:aspect-4/3 md:row-span-2 md:h-full md:min-h-0"
      >
        {pictures.map((picture, index) => (
          <a key={picture.base} {...link(index)} className="block size-full focus-visible:-outline-offset-4">
            <ResponsivePicture
              picture={picture}
              alt=""
              sizes="(min-width: 75rem) 576px, (min-width: 48rem) 50vw, 100vw"
              priority={index === 0}
              className="size-full"
            />
          </a>
        ))}
      </Carousel>
      {thumbs.map((picture, index) => (
        <a
          key={picture.base}
          {...link(index + 1)}
          className={`group hidden min-h-0 overflow-hidden focus-visible:-outline-offset-4 md:block ${thumbs.length === 1 ? 'row-span-2' : ''} ${thumbs.length === 3 && index === 2 ? 'col-span-2' : ''}`}
        >
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes="(min-width: 75rem) 288px, 25vw"
            className="size-full"
            imgClassName="transition-[scale] duration-300 group-hover:scale-[1.03]"
          />
        </a>
      ))}
      <p className="pointer-events-none absolute top-3 right-3 hidden md:block">
        <span className="inline-flex min-h-9 items-center gap-2 rounded-pill bg-papel/95 px-3.5 text-sm font-semibold shadow-float">
          <Icon name="image" size="sm" />
          {pictures.length === 1 ? '1 foto' : `${pictures.length} fotos`}
        </span>
      </p>
      <Lightbox open={at !== null} index={at ?? 0} onClose={() => setAt(null)} slides={pictures.map(slideOf)} />
    </div>
  )
}
