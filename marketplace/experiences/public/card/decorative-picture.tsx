import { type Picture, ResponsivePicture } from '#ui/media/responsive-picture.tsx'

type DecorativePictureProps = { picture: Picture | null | undefined; sizes: string; className: string }

/** The main picture of an experience whose title stands beside it; the placeholder where there is none (DET-09). */
export const DecorativePicture = ({ picture, sizes, className }: DecorativePictureProps) =>
  picture ? (
    <ResponsivePicture picture={picture} alt="" sizes={sizes} className={className} />
  ) : (
    <img
      src="/placeholder.svg"
      alt=""
      width={1200}
      height={900}
      loading="lazy"
      className={`bg-lino object-cover ${className}`}
    />
  )
