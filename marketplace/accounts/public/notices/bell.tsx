import { lazy, Suspense } from 'react'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import type { SessionUser } from '../../account.rules.ts'
import { BellIcon, bellClass, noticesPath } from './bell-icon.tsx'

const NoticeBell = lazy(() => import('./notice-bell.tsx').then((loaded) => ({ default: loaded.NoticeBell })))

/** The bell in headers: a plain link until its own code is loaded, so that people without notices do not load it. */
export function Bell({ user, inverse }: { user: SessionUser; inverse?: boolean }) {
  const hydrated = useHydrated()
  const plain = (
    <Link href={noticesPath(user.role)} aria-label="Avisos" className={bellClass(inverse)}>
      <BellIcon />
    </Link>
  )
  if (!hydrated) return plain
  return (
    <Suspense fallback={plain}>
      <NoticeBell role={user.role} inverse={inverse} />
    </Suspense>
  )
}
