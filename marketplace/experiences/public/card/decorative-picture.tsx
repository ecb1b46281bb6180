import { type Picture, ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { PicturePlaceholder } from './picture-placeholder.tsx'

type DecorativePictureProps = { picture: Picture | null | undefined; sizes: string; className: string }

/** The main picture of an experience whose title stands beside it; the placeholder where there is none (DET-09). */
export const DecorativePicture = ({ picture, sizes, className }: DecorativePictureProps) =>
  picture ? (
    <ResponsivePicture picture={picture} alt="" sizes={sizes} className={className} />
  ) : (
    <PicturePlaceholder className={className} />
  )
