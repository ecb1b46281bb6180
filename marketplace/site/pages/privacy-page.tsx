import { createFileRoute } from '@tanstack/react-router'
import { Privacy } from '../parts/privacy.tsx'
import { privacyHead } from '../parts/static-heads.ts'

export const Route = createFileRoute('/_traveler/privacy-policy')({ head: privacyHead, component: Privacy })
