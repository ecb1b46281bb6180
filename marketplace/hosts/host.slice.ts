// What this slice registers with the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as feedApi from './calendar/feed.api.ts'
import * as feedContract from './calendar/feed.contract.ts'
import { calendarPersonalData } from './calendar/feed.personal-data.ts'
import { calendarRefusals } from './calendar/feed.text.ts'
import * as statsApi from './dashboard/stats.api.ts'
import * as statsContract from './dashboard/stats.contract.ts'
import * as todayApi from './dashboard/today.api.ts'
import * as todayContract from './dashboard/today.contract.ts'
import * as earningsApi from './earnings/earnings.api.ts'
import * as earningsContract from './earnings/earnings.contract.ts'
import * as hostApi from './host.api.ts'
import * as hostContract from './host.contract.ts'
import * as ownHostApi from './own-profile/own-host.api.ts'
import * as ownHostContract from './own-profile/own-host.contract.ts'
import { webhookDelivery, webhookSweeps } from './webhooks/delivery.jobs.ts'
import * as webhookApi from './webhooks/webhook.api.ts'
import * as webhookContract from './webhooks/webhook.contract.ts'
import { webhookPersonalData } from './webhooks/webhook.personal-data.ts'
import { webhookRefusals } from './webhooks/webhook.text.ts'

export const hosts = {
  public: {
    hosts: pair(hostContract, hostApi),
  },
  host: {
    calendarFeed: pair(feedContract, feedApi),
    stats: pair(statsContract, statsApi),
    today: pair(todayContract, todayApi),
    earnings: pair(earningsContract, earningsApi),
    profile: pair(ownHostContract, ownHostApi),
    webhooks: pair(webhookContract, webhookApi),
  },
  refusals: { ...webhookRefusals, ...calendarRefusals },
  sweeps: webhookSweeps,
  services: [webhookDelivery],
  personalData: [calendarPersonalData, webhookPersonalData],
} satisfies Slice
