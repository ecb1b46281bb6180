import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'

type ComparedPictureProps = { card: ExperienceCard; sizes: string; className: string }

/** Decorative, because the name stands beside it. */
export const ComparedPicture = ({ card, sizes, className }: ComparedPictureProps) =>
  card.picture ? (
    <ResponsivePicture picture={card.picture} alt="" sizes={sizes} className={className} />
  ) : (
    <img src="/placeholder.svg" alt="" width={1200} height={900} className={`bg-lino object-cover ${className}`} />
  )
