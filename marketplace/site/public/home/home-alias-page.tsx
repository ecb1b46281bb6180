import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/home')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/${location.searchStr}`, statusCode: 301 })
  },
})
