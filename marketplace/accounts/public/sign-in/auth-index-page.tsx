import { createFileRoute, redirect } from '@tanstack/react-router'

/** '/auth' has no page of its own, so it redirects (SHELL-37). */
export const Route = createFileRoute('/auth/')({
  beforeLoad: () => {
    throw redirect({ href: '/auth/login' })
  },
})
