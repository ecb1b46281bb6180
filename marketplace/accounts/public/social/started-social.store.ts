import { type ProviderId, providerNames } from '../../social/social.text.ts'

const KEY = 'torogoz.social'
type Started = { provider: ProviderId | null; redirect: string | null }

/** Remembers what this tab set out for, only for the words and the way back when the provider says no. */
export function rememberStart(provider: ProviderId, redirect: string | null) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ provider, redirect }))
  } catch {
    // Storage is forbidden: the words will be more general.
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
