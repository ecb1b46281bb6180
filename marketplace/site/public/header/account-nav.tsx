import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { SignedInNav } from './signed-in-nav.tsx'

/** Rendered by the server; the browser loads its code only for people who are signed in. */
const Corner = createIsomorphicFn()
  .server((): ComponentType<{ user: SessionUser }> => SignedInNav)
  .client(() => lazy(() => import('./signed-in-nav.tsx').then((loaded) => ({ default: loaded.SignedInNav }))))()

/** The end of the traveler header: the person's menu, or sign-in and registration for visitors (SHELL-08). */
export function AccountNav() {
  const { user } = useSession()
  if (user) {
    return (
      <Suspense>
        <Corner user={user} />
      </Suspense>
    )
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-0.5 md:flex-nowrap lg:gap-2">
      <Link
        href="/auth/login"
        className={`${buttonClass('ghost')} whitespace-nowrap max-lg:px-2.5 max-sm:text-[0.9375rem] max-[24rem]:text-sm max-[24rem]:px-1`}
      >
        Iniciar sesión
      </Link>
      <Link
        href="/auth/register"
        className={`${buttonClass('primary')} max-lg:px-3 max-sm:text-[0.9375rem] max-[24rem]:text-sm`}
      >
        Registrarse
      </Link>
    </span>
  )
}
