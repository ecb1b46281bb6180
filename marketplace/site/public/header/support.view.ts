// The site's facts that operators set: contact data, figures, commission. The server writes them into a meta element of every
// page, so that no page needs code to fetch them.
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ProviderId } from '#marketplace/accounts/social/social.text.ts'
import { cachedCommission } from '#marketplace/ledger/commission.data.ts'
import { cachedSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import { cachedFigures } from '#marketplace/site/figures/figure.data.ts'
import { configuration } from '#platform/configuration.ts'

type SiteFacts = {
  email: string
  phone: string
  whatsapp: string
  hours: string
  commission: number
  figures: { experiences: string; destinations: string; travelers: string }
  /** The social sign-in providers that are configured. */
  social: ProviderId[]
}

/** The name of the meta element that carries the facts to the browser; the root page writes it. */
export const SITE_FACTS_META = 'house'

const onServer = (): SiteFacts => {
  const { support } = cachedSettings()
  const { GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID } = configuration()
  const social: ProviderId[] = [
    ...(GOOGLE_CLIENT_ID ? ['google' as const] : []),
    ...(FACEBOOK_CLIENT_ID ? ['facebook' as const] : []),
  ]
  const email = supportAddress(cachedSettings())
  return { ...support, email, commission: cachedCommission(), figures: cachedFigures(), social }
}
const inBrowser = (): SiteFacts =>
  JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${SITE_FACTS_META}]`)!.content)

export const siteFacts = createIsomorphicFn().server(onServer).client(inBrowser)

export const supportEmail = () => siteFacts().email
