import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { Contact } from './contact.tsx'

export const Route = createFileRoute('/_traveler/contact')({
  staticData: { islands: 'contact' },
  loader: loadHead('contact'),
  head: renderHead,
  component: Contact,
})
