// A file of its own, because the footer is in the first load of every page and the other rules need not be.

export const FOOTER_CATEGORIES = ['Aventura', 'Gastronomía', 'Cultural', 'Naturaleza'] as const
