import { createFileRoute, redirect } from '@tanstack/react-router'

/** '/auth' alone has no page of its own (SHELL-37). */
export const Route = createFileRoute('/auth/')({
  beforeLoad: () => {
    throw redirect({ href: '/auth/login' })
  },
})
