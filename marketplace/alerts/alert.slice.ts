import { pair, type Slice } from '#marketplace/slice.ts'
import * as alertApi from './alert.api.ts'
import * as alertContract from './alert.contract.ts'
import { alertSweeps } from './alert.jobs.ts'
import { alertPersonalData } from './alert.personal-data.ts'
import { alertRefusals } from './alert.text.ts'

export const alerts = {
  public: {
    alerts: pair(alertContract, alertApi),
  },
  refusals: { ...alertRefusals },
  sweeps: [...alertSweeps],
  personalData: [alertPersonalData],
} satisfies Slice
