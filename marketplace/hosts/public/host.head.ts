import { cutAtWord } from '#marketplace/experiences/experience.rules.ts'
import type { HostProfile } from '../host.contract.ts'

/** Title, description and image of a host's page, as `pageHead` takes them. */
export function hostHead({ id, name, bio, gallery, shareImage }: HostProfile) {
  return {
    title: `${cutAtWord(name, 40)}, anfitrión`,
    description: cutAtWord(bio || `Experiencias en El Salvador con ${name}: fechas, precios y reseñas.`, 150),
    path: `/host/${id}`,
    type: 'profile' as const,
    ...(shareImage && {
      image: { url: shareImage, width: 1200, height: 630, alt: gallery[0]?.picture.alt || name },
    }),
  }
}

export const missingHostHead = {
  meta: [{ title: 'Anfitrión no encontrado · Torogoz' }, { name: 'robots', content: 'noindex' }],
}
