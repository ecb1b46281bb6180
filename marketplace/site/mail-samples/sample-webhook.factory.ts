import { ID, start } from './sample-booking.factory.ts'

/** A stopped webhook, as its email shows it. */
export const sampleStoppedWebhook = {
  id: ID,
  hostId: ID,
  url: 'https://reservas.finca-el-cipres.example/torogoz',
  stoppedAt: start,
  stoppedBy: 'failures',
} as const
