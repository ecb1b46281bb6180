import { type ProviderId, providerNames } from '../../social/social.text.ts'

const KEY = 'torogoz.social'
type Started = { provider: ProviderId | null; redirect: string | null }

/** Remembers this tab's start, only for the texts and the way back when the provider refuses. */
export function rememberStart(provider: ProviderId, redirect: string | null) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ provider, redirect }))
  } catch {
    // Storage is forbidden: the texts are more general.
  }
}

export function rememberedStart(): Started {
  try {
    const { provider, redirect } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return {
      provider: Object.hasOwn(providerNames, provider) ? provider : null,
      redirect: typeof redirect === 'string' ? redirect : null,
    }
  } catch {
    return { provider: null, redirect: null }
  }
}
