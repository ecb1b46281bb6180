import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '../parts/how-it-works.tsx'
import { howItWorksHead } from '../parts/static-heads.ts'

export const Route = createFileRoute('/_traveler/how-it-works')({ head: howItWorksHead, component: HowItWorks })
