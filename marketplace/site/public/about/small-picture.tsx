const files = import.meta.glob<string>('../../pictures/{search,choose,book,enjoy,host}.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export type SmallPictureName = 'search' | 'choose' | 'book' | 'enjoy' | 'host'

/** A decorative painted picture beside a text; 720 x 540, loaded lazily. */
export const SmallPicture = ({ name, className = '' }: { name: SmallPictureName; className?: string }) => (
  <picture>
    <source type="image/avif" srcSet={files[`../../pictures/${name}.avif`]} />
    <img
      src={files[`../../pictures/${name}.webp`]}
      alt=""
      width={720}
      height={540}
      loading="lazy"
      decoding="async"
      className={`bg-lino object-cover ${className}`}
    />
  </picture>
)
