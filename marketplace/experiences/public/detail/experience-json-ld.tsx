import { createIsomorphicFn } from '@tanstack/react-start'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { experienceFacts, scriptJson } from './experience-facts.view.ts'

/** Only the server's HTML is read by search engines, so the browser loads no code for it. */
const facts = createIsomorphicFn()
  .server((...args: Parameters<typeof experienceFacts>) => scriptJson(experienceFacts(...args)))
  .client(() => '')

type ExperienceJsonLdProps = { experience: ExperienceDetail; dates: AvailableDate[]; home: string }

export const ExperienceJsonLd = ({ experience, dates, home }: ExperienceJsonLdProps) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped by scriptJson
    dangerouslySetInnerHTML={{ __html: facts(experience, dates, home) }}
  />
)
