import { pair, type Slice } from '#marketplace/slice.ts'
import { forgetOldChanges } from './catalogue/changes/change.data.ts'
import { catalogueService } from './catalogue/changes/follow.data.ts'
import * as facetApi from './facets/facet.api.ts'
import * as facetContract from './facets/facet.contract.ts'
import * as pinApi from './map/pin.api.ts'
import * as pinContract from './map/pin.contract.ts'
import * as recommendationApi from './recommendation/recommendation.api.ts'
import * as recommendationContract from './recommendation/recommendation.contract.ts'
import * as searchApi from './search/search.api.ts'
import * as searchContract from './search/search.contract.ts'
import { searchRefusals } from './search/search.text.ts'

export const discovery = {
  public: {
    facets: pair(facetContract, facetApi),
    pins: pair(pinContract, pinApi),
    recommendations: pair(recommendationContract, recommendationApi),
    search: pair(searchContract, searchApi),
  },
  refusals: { ...searchRefusals },
  sweeps: [{ name: 'forget-old-changes', every: '*/10 * * * *', run: forgetOldChanges }],
  services: [catalogueService],
} satisfies Slice
