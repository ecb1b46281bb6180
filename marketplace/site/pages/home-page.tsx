import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../parts/home.tsx'
import { homeHead } from '../parts/static-heads.ts'

export const Route = createFileRoute('/_traveler/')({ head: homeHead, component: Home })
