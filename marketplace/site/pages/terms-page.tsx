import { createFileRoute } from '@tanstack/react-router'
import { termsHead } from '../parts/static-heads.ts'
import { Terms } from '../parts/terms.tsx'

export const Route = createFileRoute('/_traveler/terms-and-conditions')({ head: termsHead, component: Terms })
