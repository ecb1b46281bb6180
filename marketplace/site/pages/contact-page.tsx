import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '../contact/parts/contact.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/contact')({
  loader: loadHead('contact'),
  head: drawHead,
  component: Contact,
})
