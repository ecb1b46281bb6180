import { pair, type Slice } from '#marketplace/slice.ts'
import * as favoriteApi from './favorite.api.ts'
import * as favoriteContract from './favorite.contract.ts'
import { favoritePersonalData } from './favorite.personal-data.ts'

export const favorites = {
  public: {
    favorites: pair(favoriteContract, favoriteApi),
  },
  personalData: [favoritePersonalData],
} satisfies Slice
