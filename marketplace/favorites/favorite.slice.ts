import { pair, type Slice } from '#marketplace/slice.ts'
import * as favoriteApi from './favorite.api.ts'
import * as favoriteContract from './favorite.contract.ts'
import { favoritePart } from './favorite.personal-data.ts'

export const favorites = {
  public: {
    favorites: pair(favoriteContract, favoriteApi),
  },
  personalData: [favoritePart],
} satisfies Slice
