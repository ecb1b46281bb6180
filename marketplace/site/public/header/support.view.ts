// What operators say about the house on every page: how people reach us, and our figures. The server writes it into one
// meta of the page, so that no page carries code to ask for it.
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ProviderId } from '#marketplace/accounts/social/social.text.ts'
import { knownCommission } from '#marketplace/ledger/commission.data.ts'
import { knownSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import { configuration } from '#platform/configuration.ts'

type House = {
  email: string
  phone: string
  whatsapp: string
  hours: string
  /** The percent in force. */
  commission: number
  figures: { experiences: string; destinations: string; travelers: string }
  /** Who else may say who somebody is, where the operator has an account with them. */
  social: ProviderId[]
}

/** Name of the meta that carries it from the server to the browser; the root page writes it. */
export const HOUSE_META = 'house'

/** The house as text, for the meta. */
export const houseText = createIsomorphicFn()
  .server(() => {
    const { support, figures } = knownSettings()
    const { GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID } = configuration()
    const social: ProviderId[] = [
      ...(GOOGLE_CLIENT_ID ? ['google' as const] : []),
      ...(FACEBOOK_CLIENT_ID ? ['facebook' as const] : []),
    ]
    const email = supportAddress(knownSettings())
    return JSON.stringify({ ...support, email, commission: knownCommission(), figures, social } satisfies House)
  })
  .client(() => document.querySelector<HTMLMetaElement>(`meta[name=${HOUSE_META}]`)!.content)

export const house = (): House => JSON.parse(houseText())

/** The mail address of support. */
export const supportEmail = () => house().email
