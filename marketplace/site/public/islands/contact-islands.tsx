import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands({ ...frameIslands, 'contact-form': ContactForm }, TripProvider)
