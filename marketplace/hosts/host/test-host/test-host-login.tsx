import { lazy, Suspense } from 'react'

const TestHostButton = import.meta.env.DEV ? lazy(() => import('./test-host-button.tsx')) : null

/** For the dashboard's authentication error: a button in development, nothing in a production build (HDASH-13). */
export const TestHostLogin = () =>
  TestHostButton && (
    <Suspense>
      <TestHostButton />
    </Suspense>
  )
