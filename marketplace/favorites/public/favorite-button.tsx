import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import type { Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { askToSignIn, setFavorite, useFavorite } from './favorite-ids.store.ts'

type FavoriteButtonProps = { experience: Controlled; look?: 'icon' | 'words' }

/**
 * The heart: round on pictures, with words on the page of an experience. Guests are asked to sign in, without a request
 * (FAV-02); hosts and admins have no favorites, also while a host views as a traveler (SHELL-12).
 */
export function FavoriteButton({ experience: { id, title }, look = 'icon' }: FavoriteButtonProps) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const saved = useFavorite(id)
  if (user && saved === null) return null
  const press = () => (saved === null ? askToSignIn() : void setFavorite(queryClient, id, !saved))
  const pressed = saved ?? false
  return look === 'icon' ? (
    <IconButton
      icon="heart"
      variant="float"
      label={`Guardar en favoritos: ${title}`}
      pressed={pressed}
      onClick={press}
    />
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon="heart"
      aria-pressed={pressed}
      onClick={press}
      className="min-h-11 aria-pressed:border-canela aria-pressed:text-canela aria-pressed:[&_svg]:fill-current"
    >
      {pressed ? 'Guardado' : 'Guardar'}
    </Button>
  )
}
