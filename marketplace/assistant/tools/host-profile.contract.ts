import { z } from 'zod'
import type { FoundExperience } from './tool.contract.ts'

export const HostProfileInput = z.object({
  id: z.string().max(60).describe('The id of a host, as host_profile or a search gave it'),
  order: z.enum(['worst']).nullish().describe('The reviews with the fewest stars first'),
})
export type HostProfileInput = z.output<typeof HostProfileInput>

export type HostProfileOutput =
  | { found: false }
  | {
      found: true
      name: string
      rating: number | null
      reviews: number
      quotes: { text: string; stars: number; written: string }[]
      languages: string[]
      years: number | null
      verified: boolean
      bio: string | null
      experiences: FoundExperience[]
      total: number
      path: string
    }
