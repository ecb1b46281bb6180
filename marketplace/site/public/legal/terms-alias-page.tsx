import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/terms')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/terms-and-conditions${location.searchStr}`, statusCode: 301 })
  },
})
