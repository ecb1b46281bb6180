// Who is told what at each change of a booking. Each edge of the graph in booking.rules.ts needs a row here.
import type { Actor, BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { completeUnfinished, expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { releaseUnanswered } from '#marketplace/bookings/reconfirmation/reconfirmation.jobs.ts'
import { HOUR_MS } from '#platform/units.ts'
import { reserve, type Scene } from './mail-scene.ts'

const soon = { startDate: new Date(Date.now() + 2 * HOUR_MS) }
const started = { startDate: new Date(Date.now() - HOUR_MS) }
const ended = { startDate: new Date(Date.now() - 60 * HOUR_MS), endDate: new Date(Date.now() - 57 * HOUR_MS) }
const reason = 'Hay alerta por lluvia'

export type Edge = `${BookingStatus} ${BookingStatus} ${Actor}`
type Row = {
  name: string
  edges?: Edge[]
  from: BookingStatus | null
  date?: { startDate: Date; endDate?: Date }
  more?: object
  action: (scene: Scene) => Promise<unknown>
  becomes: BookingStatus
  mails: string[]
  notices: string[]
}

const byHost = (step: string, body?: object) => (at: Scene) =>
  at.host.request('post', `/host/bookings/${at.id}/${step}`, body)
const byTraveler = (step: string, body?: object) => (at: Scene) =>
  at.traveler.request('post', `/bookings/${at.id}/${step}`, body)
const byAdmin = (step: string, body: object) => (at: Scene) =>
  at.admin.request('post', `/admin/bookings/${at.id}/${step}`, body)

export const rows: Row[] = [
  {
    name: 'a request',
    from: null,
    action: (at) => reserve(at),
    becomes: 'pending',
    mails: ['host: requested', 'traveler: requested'],
    notices: ['host: requested', 'traveler: requested'],
  },
  {
    name: 'a reservation where the host wants no requests',
    from: null,
    action: (at) => reserve(at, 'instant'),
    becomes: 'confirmed',
    mails: ['host: instant', 'traveler: instant'],
    notices: ['host: instant', 'traveler: instant'],
  },
  {
    name: 'the host confirms',
    edges: ['pending confirmed host'],
    from: 'pending',
    action: byHost('confirm'),
    becomes: 'confirmed',
    mails: ['traveler: confirmed'],
    notices: ['traveler: confirmed'],
  },
  {
    name: 'the administration confirms in the place of the host',
    from: 'pending',
    action: byAdmin('confirm', { reason }),
    becomes: 'confirmed',
    mails: ['host: accepted', 'traveler: accepted'],
    notices: ['host: accepted', 'traveler: accepted'],
  },
  ...(['pending', 'confirmed'] as const).flatMap((from): Row[] => [
    {
      name: `the traveler cancels what is ${from}`,
      edges: [`${from} cancelled traveler`],
      from,
      action: byTraveler('cancel'),
      becomes: 'cancelled',
      mails: ['host: cancelled', 'traveler: cancelled'],
      notices: ['host: cancelled'],
    },
    {
      name: `the host cancels what is ${from}`,
      edges: [`${from} cancelled host`],
      from,
      action: byHost('cancel', { reason }),
      becomes: 'cancelled',
      mails: ['host: cancelled', 'traveler: cancelled'],
      notices: ['host: cancelled', 'traveler: cancelled'],
    },
    {
      name: `the administration cancels what is ${from}`,
      edges: [`${from} cancelled admin`],
      from,
      action: byAdmin('cancel', { wish: 'administration', reason }),
      becomes: 'cancelled',
      mails: ['host: cancelled', 'traveler: cancelled'],
      notices: ['host: cancelled', 'traveler: cancelled'],
    },
    {
      name: `the host calls the date of what is ${from} off`,
      from,
      action: ({ host, dateId }) => host.request('post', `/host/dates/${dateId}/cancellation`, { reason: 'weather' }),
      becomes: 'cancelled',
      mails: ['traveler: called-off'],
      notices: ['traveler: called-off'],
    },
    {
      name: `the traveler of what is ${from} deletes the account`,
      from,
      action: ({ traveler }) => traveler.request('post', '/profile/deletion', { word: 'ELIMINAR' }),
      becomes: 'cancelled',
      mails: ['host: cancelled', 'traveler: Tu cuenta de Torogoz quedó eliminada'],
      notices: ['host: cancelled'],
    },
    {
      name: `the host of what is ${from} deletes the account`,
      from,
      action: ({ host }) => host.request('post', '/profile/deletion', { word: 'ELIMINAR', cancelBookings: true }),
      becomes: 'cancelled',
      mails: ['host: Tu cuenta de Torogoz quedó eliminada', 'traveler: cancelled'],
      notices: ['traveler: cancelled'],
    },
    {
      name: `the traveler of what is ${from} is suspended`,
      from,
      action: ({ admin, traveler }) => admin.request('post', `/admin/users/${traveler.id}/suspend`, { reason }),
      becomes: from,
      mails: ['traveler: Tu cuenta de Torogoz está suspendida'],
      notices: [],
    },
    {
      name: `the host of what is ${from} is suspended`,
      from,
      action: ({ admin, host }) => admin.request('post', `/admin/users/${host.id}/suspend`, { reason }),
      becomes: from,
      mails: ['host: Tu cuenta de Torogoz está suspendida'],
      notices: ['traveler: suspended'],
    },
  ]),
  {
    name: 'nobody answers in time',
    edges: ['pending cancelled system'],
    from: 'pending',
    more: { expiresAt: new Date(Date.now() - 1000) },
    action: () => expireOverdue(),
    becomes: 'cancelled',
    mails: ['host: expired', 'traveler: expired'],
    notices: ['host: expired', 'traveler: expired'],
  },
  {
    name: 'who missed others does not say in time that they come',
    edges: ['confirmed cancelled system'],
    from: 'confirmed',
    more: { reconfirmBy: new Date(Date.now() - 1000) },
    action: () => releaseUnanswered(new Date()),
    becomes: 'cancelled',
    mails: ['host: cancelled', 'traveler: cancelled'],
    notices: ['host: cancelled', 'traveler: cancelled'],
  },
  {
    name: 'the traveler takes another date instead of a cancelled one',
    from: 'confirmed',
    action: async (at) => {
      await at.host.request('post', `/host/dates/${at.dateId}/cancellation`, { reason: 'weather' })
      await at.forgetTold()
      const moved = await at.traveler.request<{ id: string }>('post', `/bookings/${at.id}/move`, {
        availableDateId: at.experience.dateIds[1],
      })
      at.id = moved.body.id
      return moved
    },
    becomes: 'confirmed',
    mails: ['host: moved', 'traveler: moved'],
    notices: ['host: moved', 'traveler: moved'],
  },
  {
    name: 'the traveler says that they will be there',
    from: 'confirmed',
    action: byTraveler('attendance'),
    becomes: 'confirmed',
    mails: [],
    notices: [],
  },
  {
    name: 'the traveler begins with the code',
    edges: ['confirmed in_progress traveler'],
    from: 'confirmed',
    date: soon,
    action: (at) => byTraveler('start', { code: at.code })(at),
    becomes: 'in_progress',
    mails: [],
    notices: [],
  },
  {
    name: 'the host enters the code',
    edges: ['confirmed in_progress host'],
    from: 'confirmed',
    date: soon,
    action: (at) => byHost('start', { code: at.code })(at),
    becomes: 'in_progress',
    mails: [],
    notices: [],
  },
  ...(['confirmed', 'in_progress'] as const).flatMap((from): Row[] => [
    {
      name: `the host completes what is ${from}`,
      edges: [`${from} completed host`],
      from,
      date: started,
      action: byHost('complete', { attended: true, paid: false }),
      becomes: 'completed',
      mails: ['traveler: invitation'],
      notices: ['traveler: invitation'],
    },
    {
      name: `the administration completes what is ${from}`,
      from,
      date: started,
      action: byAdmin('complete', { attended: true, reason }),
      becomes: 'completed',
      mails: ['traveler: invitation'],
      notices: ['host: completed', 'traveler: invitation'],
    },
    {
      name: `the host confirms the payment of what is ${from}`,
      from,
      date: started,
      action: byHost('confirm-payment'),
      becomes: from,
      mails: [],
      notices: [],
    },
    {
      name: `the administration confirms the payment of what is ${from}`,
      from,
      date: started,
      action: byAdmin('confirm-payment', { reason }),
      becomes: from,
      mails: [],
      notices: ['host: paid'],
    },
  ]),
  {
    name: 'nobody closes what is in progress',
    edges: ['in_progress completed system'],
    from: 'in_progress',
    date: ended,
    action: () => completeUnfinished(new Date()),
    becomes: 'completed',
    mails: ['traveler: invitation'],
    notices: ['traveler: invitation'],
  },
  {
    name: 'the host says that the traveler did not come',
    from: 'confirmed',
    date: started,
    action: byHost('complete', { attended: false, paid: false }),
    becomes: 'completed',
    mails: ['traveler: absent'],
    notices: ['traveler: absent'],
  },
  {
    name: 'the host says so of who began by themselves',
    from: 'in_progress',
    date: started,
    action: byHost('complete', { attended: false, paid: false }),
    becomes: 'completed',
    mails: ['traveler: absent'],
    notices: ['traveler: absent'],
  },
  {
    name: 'the administration corrects who came',
    from: 'completed',
    date: started,
    action: byAdmin('correct', { attended: false, paid: false, reason }),
    becomes: 'completed',
    mails: ['host: corrected', 'traveler: corrected'],
    notices: ['host: corrected', 'traveler: corrected'],
  },
  {
    name: 'the administration says that the traveler did not come',
    from: 'confirmed',
    date: started,
    action: byAdmin('complete', { attended: false, reason }),
    becomes: 'completed',
    mails: ['traveler: absent'],
    notices: ['host: no-show', 'traveler: absent'],
  },
]
