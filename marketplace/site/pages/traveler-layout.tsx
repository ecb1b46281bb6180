import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler')({ component: TravelerLayout })

function TravelerLayout() {
  return <Outlet />
}
