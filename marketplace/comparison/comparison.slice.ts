import { pair, type Slice } from '#marketplace/slice.ts'
import * as comparisonApi from './comparison.api.ts'
import * as comparisonContract from './comparison.contract.ts'

export const comparison = {
  public: {
    comparison: pair(comparisonContract, comparisonApi),
  },
} satisfies Slice
