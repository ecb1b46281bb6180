import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/terms')({
  beforeLoad: () => {
    throw redirect({ to: '/terms-and-conditions', statusCode: 301 })
  },
})
