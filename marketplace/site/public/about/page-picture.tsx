const files = import.meta.glob<string>('../../pictures/{street,fire,terrace,coffee,lake,mangrove}.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export type PagePictureName = 'street' | 'fire' | 'terrace' | 'coffee' | 'lake' | 'mangrove'
type PagePictureProps = { name: PagePictureName; alt?: string; first?: boolean; className?: string }

/** A painted picture of 1120 x 840 for informational pages; `first` when it is at the top, to load it at once. */
export const PagePicture = ({ name, alt = '', first, className = '' }: PagePictureProps) => (
  <picture>
    <source type="image/avif" srcSet={files[`../../pictures/${name}.avif`]} />
    <img
      src={files[`../../pictures/${name}.webp`]}
      alt={alt}
      width={1120}
      height={840}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={`bg-lino object-cover ${className}`}
    />
  </picture>
)
