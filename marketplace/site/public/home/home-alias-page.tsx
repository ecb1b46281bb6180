import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/home')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 301 })
  },
})
