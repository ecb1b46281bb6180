// What the ledger gives to the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as rateApi from './admin/rates/rate.api.ts'
import * as rateContract from './admin/rates/rate.contract.ts'
import { rateRefusals } from './admin/rates/rate.text.ts'
import { ledgerPart } from './ledger.personal-data.ts'

export const ledger = {
  admin: {
    commissionRates: pair(rateContract, rateApi),
  },
  refusals: { ...rateRefusals },
  personalData: [ledgerPart],
} satisfies Slice
