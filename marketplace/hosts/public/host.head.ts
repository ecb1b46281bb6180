import { cutAtWord } from '#marketplace/experiences/experience.rules.ts'
import type { HostProfile } from '../host.contract.ts'

/** What a host's page says to search engines and link previews, as `pageHead` takes it. */
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

/** For addresses without a host. */
export const missingHostHead = {
  meta: [{ title: 'Anfitrión no encontrado · Torogoz' }, { name: 'robots', content: 'noindex' }],
}
