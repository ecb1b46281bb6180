// A file of its own, because the footer is in the first load of every page and the other rules need not be.

/** The four categories that every footer links to by name (STAT-09): renaming one would break a link of every page. */
export const FOOTER_CATEGORIES = ['Aventura', 'Gastronomía', 'Cultural', 'Naturaleza'] as const
