import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/privacy')({
  beforeLoad: () => {
    throw redirect({ to: '/privacy-policy', statusCode: 301 })
  },
})
