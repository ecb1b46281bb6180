import { renderToStaticMarkup } from 'react-dom/server'
import type { UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { publishChecklist } from '../../editor/publishing/publishing.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { StatusPanel } from './status-panel.tsx'

const facts = {
  ...{ title: 'Café', description: 'Entre cafetos', price: 12, maxGuests: 4, images: 1, lat: 13.7, lng: -89.2 },
  ...{ bookingRequired: true, externalBookingUrl: null, mailboxMissing: false },
}
const form = { register: () => ({ name: 'status' }) } as unknown as UseFormReturn<ExperienceFormValues>
const publishing = { publish: () => {}, withdraw: () => {}, busy: false, missing: null }
const approval = { needed: false, submittedAt: null, returnReason: null }

const panel = (status: HostExperience['status'], hasDate: boolean, submittedAt: string | null = null) =>
  renderToStaticMarkup(
    <StatusPanel
      experience={
        {
          ...{ status, checks: publishChecklist({ ...facts, hasDate }), allowed: [] as string[] },
          approval: { ...approval, submittedAt },
        } as HostExperience
      }
      form={form}
      publishing={publishing}
    />,
  )
const progressIn = (html: string) => [
  /<progress[^>]*value="(\d)"[^>]*max="(\d)"/.exec(html)?.slice(1).join('/'),
  /<p class="mt-1.5[^>]*>([^<]*)/.exec(html)?.[1],
]

test('how complete an experience is shows in every status', () => {
  expect(progressIn(panel('draft', false))).toEqual(['3/4', '3 de 4 requisitos para publicar'])
  expect(progressIn(panel('draft', true))).toEqual(['4/4', 'Lista para publicar'])
  expect(progressIn(panel('published', true))).toEqual(['4/4', '4 de 4 requisitos para publicar'])
  expect(progressIn(panel('published', false))).toEqual(['3/4', '3 de 4 requisitos para publicar'])
  expect(progressIn(panel('draft', true, '2026-11-27T12:00:00.000Z'))).toEqual([
    '4/4',
    '4 de 4 requisitos para publicar',
  ])
})
