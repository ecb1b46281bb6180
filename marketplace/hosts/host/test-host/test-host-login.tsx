import { lazy, Suspense } from 'react'

const TestHostButton = import.meta.env.DEV ? lazy(() => import('./test-host-button.tsx')) : null

/** For the authentication-error screen of the dashboard: a button in development, nothing in a built product (HDASH-13). */
export const TestHostLogin = () =>
  TestHostButton && (
    <Suspense>
      <TestHostButton />
    </Suspense>
  )
