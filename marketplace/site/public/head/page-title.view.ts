/** What the browser's tab says. */
export const pageTitle = (title: string) => (title.includes('Torogoz') ? title : `${title} · Torogoz`)
