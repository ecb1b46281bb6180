import { createFileRoute, Outlet } from '@tanstack/react-router'
import { keepToOwnArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { TravelerFrame } from './traveler-frame.tsx'

export const Route = createFileRoute('/_traveler')({ beforeLoad: keepToOwnArea, component: TravelerLayout })

function TravelerLayout() {
  return (
    <TravelerFrame>
      <Outlet />
    </TravelerFrame>
  )
}
