// By itself: the footer is in the first load of every page, and what else is known of categories need not be.

/** The four that every footer links to by their names (STAT-09): whoever renamed one would break a link of every page. */
export const FOOTER_CATEGORIES = ['Aventura', 'Gastronomía', 'Cultural', 'Naturaleza'] as const
