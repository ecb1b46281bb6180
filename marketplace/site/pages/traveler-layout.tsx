import { createFileRoute, Outlet } from '@tanstack/react-router'
import { keepToOwnArea } from '#marketplace/accounts/session/parts/guards.ts'
import { TravelerFrame } from '../parts/traveler-frame.tsx'

export const Route = createFileRoute('/_traveler')({ beforeLoad: keepToOwnArea, component: TravelerLayout })

function TravelerLayout() {
  return (
    <TravelerFrame>
      <Outlet />
    </TravelerFrame>
  )
}
