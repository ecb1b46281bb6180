/**
 * A photograph in several widths and formats; its place is kept (width and height are known) and a tiny blurred preview
 * stands behind it until it arrives. Works without JavaScript and without a style attribute.
 *   <ResponsivePicture picture={…} alt sizes="(min-width: 48rem) 25vw, 50vw" priority className imgClassName />
 * picture.base is an address with the tokens {width} and {format}: '/files/ab12/{width}.{format}'.
 * priority: the picture of the first screen (eager, high fetch priority); all others load lazily.
 * The box takes its ratio from `className` (aspect-4/3) and the picture covers it.
 */
export type Picture = {
  base: string
  widths: readonly number[]
  /** Best first: ['avif', 'webp', 'jpg']. The last one is the plain <img>, for browsers that know no other. */
  formats: readonly string[]
  width: number | string
  height: number | string
  preview?: string | null
}

const address = (picture: Picture, width: number | string, format: string) =>
  picture.base.replace('{width}', String(width)).replace('{format}', format)

/** The srcset of one format; also for a preload in the head (imagesrcset). */
const sourceSet = (picture: Picture, format: string) =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ')

/** Whether the format needs a <source> with a type: JPEG needs none, because every browser reads it. */
const isNegotiated = (format: string) => format !== 'jpg'

type ResponsivePictureProps = {
  picture: Picture
  alt: string
  sizes: string
  priority?: boolean
  className?: string
  imgClassName?: string
}

export function ResponsivePicture(props: ResponsivePictureProps) {
  const { picture, alt, sizes, priority, className = '', imgClassName = '' } = props
  const fallback = picture.formats.at(-1) ?? 'webp'
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return (
    <span className={`relative block overflow-hidden bg-lino ${className}`}>
      {picture.preview && (
        <img
          src={picture.preview}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover blur-md"
        />
      )}
      <picture>
        {picture.formats.filter(isNegotiated).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
        ))}
        <img
          src={address(picture, middle, fallback)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          // Without a signal the preview stays, so the browser need not print the alternative over it.
          className={`absolute inset-0 size-full object-cover ${picture.preview ? 'text-transparent' : ''} ${imgClassName}`}
        />
      </picture>
    </span>
  )
}
