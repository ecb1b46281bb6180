import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { favorites } from './favorite.table.ts'

export const EXCLUDED_FROM_FAVORITES = { userId: 'who asks' }

/** Saved experiences concern nobody else, so they are deleted with the account. */
export const favoritePersonalData: PersonalDataHandler = {
  name: 'favoritos',
  export: (id) =>
    database()
      .select({ title: experiences.title, ...columnsWithout(favorites, EXCLUDED_FROM_FAVORITES) })
      .from(favorites)
      .innerJoin(experiences, eq(experiences.id, favorites.experienceId))
      .where(eq(favorites.userId, id)),
  preview: async (id) => ({ favorites: await database().$count(favorites, eq(favorites.userId, id)) }),
  erase: async (tx, { id }) => void (await tx.delete(favorites).where(eq(favorites.userId, id))),
}
