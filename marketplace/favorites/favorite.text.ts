/** Texts of the favorite button (FAV-02 to FAV-05). */
export const favoriteTexts = {
  signIn: { title: 'Inicia sesión', description: 'Debes iniciar sesión para guardar favoritos' },
  added: 'Favorito guardado',
  removed: 'Favorito eliminado',
  failed: 'No se pudo actualizar el favorito. Intenta de nuevo.',
} as const
