import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink, Spinner } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { withReturnPath } from '../../session/session.rules.ts'
import { notConnected } from '../../social/social.text.ts'
import type { PendingStep } from '../second-factor/second-step.tsx'
import { continueSignedIn } from '../session/session.store.ts'
import { AuthPage } from '../sign-in/auth-form.tsx'
import { rememberedStart } from './started-social.store.ts'

const SecondStep = lazy(async () => ({
  default: (await import('../second-factor/second-step.tsx')).SecondStep,
}))

/** Parameters that the provider adds to the return page. */
export type Returned = { state?: string; code?: string; error?: string; iss?: string }
/** The error stays this long before the login page returns (AUTH-23). */
const ERROR_MS = 3000

/** A state can be used once, so its request is kept even when this page renders again. */
const sent = new Map<string, ReturnType<typeof send>>()
const send = ({ state = '', ...rest }: Returned) => api.socialSignIn.finish({ body: { state, ...rest } })
function sendOnce(returned: Returned) {
  const key = returned.state ?? ''
  const answer = sent.get(key) ?? send(returned)
  sent.set(key, answer)
  return answer
}

/** Return page of Google and Facebook: loading, then success or error (SHELL-34, AUTH-23). */
export function SocialReturn({ returned }: { returned: Returned }) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<
    'loading' | 'success' | { problem: string; login: string } | { pending: PendingStep }
  >('loading')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const { provider, redirect } = rememberedStart()
    const fail = (problem: string) => {
      const login = withReturnPath('/auth/login', redirect)
      setOutcome({ problem, login })
      toast({ title: problem, tone: 'danger' })
      timer = setTimeout(() => void router.navigate({ href: login, replace: true }), ERROR_MS)
    }
    if (!returned.state) fail(notConnected(provider))
    else
      void sendOnce(returned).then((answer) => {
        if (isUnmounted) return
        if (answer.ok) {
          setOutcome('success')
          continueSignedIn(answer.data.user, answer.data.returnPath)
        } else if (answer.refusal.code === 'SECOND_STEP_NEEDED')
          setOutcome({ pending: answer.refusal.data as PendingStep })
        else if (answer.refusal.code === 'SOCIAL_FAILED') fail(notConnected(provider))
        else fail(answer.refusal.message)
      })
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [router, returned])

  if (outcome === 'loading')
    return (
      <AuthPage title="Un momento">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-6 text-turquesa" />
          Terminando de iniciar sesión…
        </p>
      </AuthPage>
    )
  if (outcome === 'success')
    return (
      <AuthPage title="¡Listo!">
        <p role="status" className="flex items-center gap-3">
          <Icon name="check" size="lg" className="text-success" />
          Iniciaste sesión. Te llevamos a tu página…
        </p>
      </AuthPage>
    )
  if ('pending' in outcome) {
    const { redirect } = rememberedStart()
    const restart = () => location.assign(withReturnPath('/auth/login', redirect))
    return (
      <Suspense>
        <SecondStep pending={outcome.pending} posted={null} redirect={redirect ?? undefined} onRestart={restart} />
      </Suspense>
    )
  }
  return (
    <AuthPage title="No pudimos iniciar tu sesión" lead="En unos segundos vuelves a la página para entrar.">
      <Notice tone="danger">{outcome.problem}</Notice>
      <ButtonLink href={outcome.login} variant="secondary" size="lg" full>
        Volver ahora
      </ButtonLink>
    </AuthPage>
  )
}
