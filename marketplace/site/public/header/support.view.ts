// What operators say about the house on every page: how people reach us, and our figures. The server writes it into one
// meta of the page, so that no page carries code to ask for it.
import { createIsomorphicFn } from '@tanstack/react-start'
import { knownSettings, supportAddress } from '#marketplace/settings/settings.data.ts'

type House = {
  email: string
  phone: string
  whatsapp: string
  hours: string
  figures: { experiences: string; destinations: string; travelers: string }
}

/** Name of the meta that carries it from the server to the browser; the root page writes it. */
export const HOUSE_META = 'house'

/** The house as text, for the meta. */
export const houseText = createIsomorphicFn()
  .server(() => {
    const { support, figures } = knownSettings()
    return JSON.stringify({ ...support, email: supportAddress(knownSettings()), figures } satisfies House)
  })
  .client(() => document.querySelector<HTMLMetaElement>(`meta[name=${HOUSE_META}]`)!.content)

export const house = (): House => JSON.parse(houseText())

/** The mail address of support. */
export const supportEmail = () => house().email
