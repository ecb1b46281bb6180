import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import type { Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { postButtonProps } from '#platform/pages/posted.ts'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { idsQuery, promptSignIn, setFavorite, useFavorite } from './favorite-ids.store.ts'

type FavoriteButtonProps = { experience: Controlled; look?: 'icon' | 'words' }

/**
 * The favorite button: a round heart on pictures, with text on an experience's page. Guests are asked to sign in, without a
 * request (FAV-02); without script it posts the call, which leads them to the login and back. Hosts and admins have no
 * favorites, not even a host who views as a traveler (SHELL-12).
 */
export function FavoriteButton({ experience: { id, title }, look = 'icon' }: FavoriteButtonProps) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const saved = useFavorite(id)
  if (user && saved === null) return null
  // While the state is unknown it can not be toggled: the heart waits, and a press loads the state again.
  const isUnknown = saved === undefined
  const isPressed = saved ?? false
  const press = {
    ...postButtonProps(isPressed ? api.favorites.remove : api.favorites.add, { id }),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (saved === null) promptSignIn()
      else if (isUnknown) void queryClient.refetchQueries({ queryKey: idsQuery.queryKey })
      else setFavorite(queryClient, id, !saved)
    },
  }
  return look === 'icon' ? (
    <IconButton
      icon="heart"
      variant="float"
      label={`Guardar en favoritos: ${title}`}
      pressed={isPressed}
      aria-busy={isUnknown || undefined}
      {...press}
      className="aria-busy:text-tinta-suave"
    />
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon="heart"
      aria-pressed={isPressed}
      aria-busy={isUnknown || undefined}
      {...press}
      className="min-h-11 aria-pressed:border-canela aria-pressed:text-canela aria-pressed:[&_svg]:fill-current"
    >
      {isPressed ? 'Guardado' : 'Guardar'}
    </Button>
  )
}
