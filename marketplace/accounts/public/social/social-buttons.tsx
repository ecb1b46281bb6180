import { api } from '#marketplace/client.ts'
import { siteFacts } from '#marketplace/site/public/header/support.view.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useAction } from '#ui/use-action.ts'
import { type ProviderId, providerNames } from '../../social/social.text.ts'
import { ProviderMark } from './provider-mark.tsx'
import { rememberStart } from './started-social.store.ts'

type SocialButtonsProps = { area: 'traveler' | 'host'; redirect: string | undefined; terms?: boolean }

/** Google and Facebook, if configured (AUTH-21). Errors are shown below the buttons. */
export function SocialButtons({ area, redirect, terms }: SocialButtonsProps) {
  const hydrated = useHydrated()
  const providers = siteFacts().social
  const go = useAction({
    send: (provider: ProviderId) =>
      api.socialSignIn.start({
        params: { provider },
        body: {
          returnPath: redirect ?? null,
          from: area,
          mobile: matchMedia('(max-width: 767px)').matches,
        },
      }),
    done: ({ url }, provider) => {
      rememberStart(provider, redirect ?? null)
      location.assign(url)
    },
    leaves: true,
    failed: ({ message }) => ({ title: message, tone: 'danger' }),
  })
  if (providers.length === 0) return null

  return (
    <section aria-label="Otras formas de entrar" className="flex flex-col gap-3 noscript:hidden">
      <p
        aria-hidden="true"
        className="flex items-center gap-3 text-sm text-tinta-suave before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline"
      >
        o
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          full
          disabled={!hydrated || (go.pending && go.input !== provider)}
          loading={go.input === provider}
          onClick={() => void go.run(provider)}
        >
          <ProviderMark provider={provider} />
          Continuar con {providerNames[provider]}
        </Button>
      ))}
      {go.refusal && <Notice tone="danger">{go.refusal.message}</Notice>}
      {terms && (
        <p className="text-sm text-tinta-suave">
          Al continuar con {providers.map((provider) => providerNames[provider]).join(' o ')} aceptas los{' '}
          <a className="link" href="/terms-and-conditions" target="_blank" rel="noopener">
            términos y condiciones
          </a>
          .
        </p>
      )}
    </section>
  )
}
