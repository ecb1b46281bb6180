import { createIsomorphicFn } from '@tanstack/react-start'
import { scriptJson } from '#marketplace/experiences/public/detail/experience-facts.view.ts'
import type { HostProfile } from '../host.contract.ts'
import { hostFacts } from './host-facts.view.ts'

/** Search engines read the server's HTML, so the browser keeps that element and loads no code for it. */
const facts = createIsomorphicFn()
  .server((...args: Parameters<typeof hostFacts>) => scriptJson(hostFacts(...args)))
  .client(() => '')

export const HostJsonLd = ({ host, home }: { host: HostProfile; home: string }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped by scriptJson
    dangerouslySetInnerHTML={{ __html: facts(host, home) }}
  />
)
