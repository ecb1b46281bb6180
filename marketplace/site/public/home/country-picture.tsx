import type { Sky } from '../../sky.rules.ts'

const files = import.meta.glob<string>('../../pictures/country-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const file = (sky: Sky, part: string, width: number, format: string) =>
  files[`../../pictures/country-${sky}-${part}-${width}.${format}`] ?? ''

const cuts = [
  { part: 'wide', media: '(min-width: 40rem)', widths: [1024, 1600, 2400], plain: 1024, ratio: [1600, 800] },
  { part: 'tall', media: undefined, widths: [480, 780, 1170], plain: 780, ratio: [720, 680] },
] as const

/**
 * The picture of the country under this sky: wide from 640 px, a narrow crop with volcano and bird below. It is the main
 * picture of the first screen.
 */
export function CountryPicture({ sky, className }: { sky: Sky; className: string }) {
  const [, tall] = cuts
  return (
    <picture>
      {cuts.flatMap(({ part, media, widths, plain, ratio: [width, height] }) => [
        <source
          key={`${part}-avif`}
          type="image/avif"
          media={media}
          width={width}
          height={height}
          sizes="(min-width: 100rem) 100rem, 100vw"
          srcSet={widths.map((each) => `${file(sky, part, each, 'avif')} ${each}w`).join(', ')}
        />,
        <source
          key={`${part}-webp`}
          type="image/webp"
          media={media}
          width={width}
          height={height}
          sizes="(min-width: 100rem) 100rem, 100vw"
          srcSet={`${file(sky, part, plain, 'webp')} ${plain}w`}
        />,
      ])}
      <img
        src={file(sky, tall.part, tall.plain, 'webp')}
        alt="El Salvador en un cartel: el mar y sus olas, un volcán sobre un pueblo blanco, un cafetal y un torogoz en su rama"
        width={tall.ratio[0]}
        height={tall.ratio[1]}
        fetchPriority="high"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
