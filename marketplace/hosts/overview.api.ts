import type { Serve } from '#marketplace/contracts.ts'
import type { showHostOverview } from './overview.contract.ts'
import { hostOverview } from './overview.data.ts'

export const show: Serve<typeof showHostOverview> = ({ caller, now }) => hostOverview(caller, now)
