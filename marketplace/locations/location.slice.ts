import { pair, type Slice } from '#marketplace/slice.ts'
import * as geocodingApi from './geocoding/geocoding.api.ts'
import * as geocodingContract from './geocoding/geocoding.contract.ts'
import { geocodingRefusals } from './geocoding/geocoding.text.ts'
import * as mapApi from './map/map.api.ts'
import * as mapContract from './map/map.contract.ts'

export const locations = {
  public: {
    geocoding: pair(geocodingContract, geocodingApi),
    map: pair(mapContract, mapApi),
  },
  refusals: { ...geocodingRefusals },
} satisfies Slice
