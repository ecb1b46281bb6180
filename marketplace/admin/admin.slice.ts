import { pair, type Slice } from '#marketplace/slice.ts'
import * as analyticsApi from './analytics/analytics.api.ts'
import * as analyticsContract from './analytics/analytics.contract.ts'
import * as auditApi from './audit/audit.api.ts'
import * as auditContract from './audit/audit.contract.ts'
import { backupSweeps } from './backups/daily.api.ts'
import * as dashboardApi from './dashboard/dashboard.api.ts'
import * as dashboardContract from './dashboard/dashboard.contract.ts'
import * as healthApi from './health/health.api.ts'
import * as healthContract from './health/health.contract.ts'
import * as outboxApi from './outbox/outbox.api.ts'
import * as outboxContract from './outbox/outbox.contract.ts'
import { outboxRefusals } from './outbox/outbox.text.ts'
import * as searchApi from './search/admin-search.api.ts'
import * as searchContract from './search/admin-search.contract.ts'
import * as settingApi from './settings/setting.api.ts'
import * as settingContract from './settings/setting.contract.ts'
import { settingRefusals } from './settings/setting.text.ts'

export const admin = {
  admin: {
    analytics: pair(analyticsContract, analyticsApi),
    audit: pair(auditContract, auditApi),
    dashboard: pair(dashboardContract, dashboardApi),
    health: pair(healthContract, healthApi),
    outbox: pair(outboxContract, outboxApi),
    search: pair(searchContract, searchApi),
    settings: pair(settingContract, settingApi),
  },
  refusals: { ...outboxRefusals, ...settingRefusals },
  sweeps: [...backupSweeps],
} satisfies Slice
