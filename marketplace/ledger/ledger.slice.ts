import { pair, type Slice } from '#marketplace/slice.ts'
import * as rateApi from './admin/rates/rate.api.ts'
import * as rateContract from './admin/rates/rate.contract.ts'
import { rateRefusals } from './admin/rates/rate.text.ts'
import * as adminStatementApi from './admin/statements/admin-statement.api.ts'
import * as adminStatementContract from './admin/statements/admin-statement.contract.ts'
import { adminStatementRefusals } from './admin/statements/admin-statement.text.ts'
import { arrearsSweeps } from './arrears/arrears.api.ts'
import { ledgerPersonalData } from './ledger.personal-data.ts'
import * as statementApi from './statements/statement.api.ts'
import * as statementContract from './statements/statement.contract.ts'
import { notifyStatement } from './statements/statement.mail.tsx'

export const ledger = {
  host: {
    statements: pair(statementContract, statementApi),
  },
  admin: {
    commissionRates: pair(rateContract, rateApi),
    statements: pair(adminStatementContract, adminStatementApi),
  },
  refusals: { ...rateRefusals, ...adminStatementRefusals },
  jobs: [notifyStatement],
  sweeps: [...statementApi.statementSweeps, ...arrearsSweeps],
  personalData: [ledgerPersonalData],
} satisfies Slice
