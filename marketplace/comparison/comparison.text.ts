/** What the comparison says (CMP-02, CMP-03, CMP-06, CMP-07). */
export const comparisonTexts = {
  full: { title: 'Límite alcanzado', description: 'Solo puedes comparar hasta 3 experiencias a la vez' },
  already: { title: 'Ya añadida', description: 'Esta experiencia ya está en tu comparación' },
  tooFew: 'Necesitas al menos 2 experiencias para guardar una comparación',
  added: 'Añadida a tu comparación',
  saved: 'Comparación guardada',
} as const

export const countText = (count: number) => `${count} de 3 experiencias`

export const goneText = (titles: string[]) =>
  titles.length === 1
    ? `«${titles[0]}» ya no está disponible y salió de tu comparación.`
    : `${new Intl.ListFormat('es').format(titles.map((title) => `«${title}»`))} ya no están disponibles y salieron de tu comparación.`
