import { ID, start } from './sample-booking.factory.ts'

/** The address of a host's system that was stopped, as its letter shows it. */
export const sampleStoppedWebhook = {
  id: ID,
  hostId: ID,
  url: 'https://reservas.finca-el-cipres.example/torogoz',
  stoppedAt: start,
  stoppedBy: 'failures',
} as const
