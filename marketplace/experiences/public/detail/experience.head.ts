import type { ExperienceDetail } from '../../experience.contract.ts'
import { cutAtWord } from '../../experience.rules.ts'

/** Head of an experience's page, as `pageHead` takes it. */
export function experienceHead({ path, shareImage, location, status, pictures, ...experience }: ExperienceDetail) {
  const city = location?.city ? ` en ${location.city}` : ''
  const named = experience.title.length + city.length <= 55 ? experience.title + city : cutAtWord(experience.title, 55)
  return {
    title: named,
    description: cutAtWord(experience.shortDescription || experience.description, 150),
    path,
    type: 'product' as const,
    index: status === 'published',
    ...(shareImage && {
      image: { url: shareImage, width: 1200, height: 630, alt: pictures[0]?.alt || experience.title },
    }),
  }
}

export const missingHead = {
  meta: [{ title: 'Experiencia no encontrada · Torogoz' }, { name: 'robots', content: 'noindex' }],
}
