import type { Serve } from '#marketplace/contracts.ts'
import type { showOverview } from './overview.contract.ts'
import { marketOverview } from './overview.data.ts'

export const show: Serve<typeof showOverview> = ({ caller }) => marketOverview(caller)
