// Starts the router or only the islands, as the document says. The document preloads the imported files
// (islands/light-page.ts), so that they load together with this one.
import type { IslandsKind } from '../islands/static-render.ts'

const kinds: Record<IslandsKind, () => Promise<unknown>> = {
  static: () => import('#marketplace/site/public/islands/static-islands.tsx'),
  contact: () => import('#marketplace/site/public/islands/contact-islands.tsx'),
  faq: () => import('#marketplace/site/public/islands/faq-islands.tsx'),
  host: () => import('#marketplace/site/public/islands/host-islands.tsx'),
  experience: () => import('#marketplace/site/public/islands/experience-islands.tsx'),
  home: () => import('#marketplace/site/public/islands/home-islands.tsx'),
  search: () => import('#marketplace/site/public/islands/search-islands.tsx'),
}
const kind = document.documentElement.dataset.islands as IslandsKind | undefined
void (kind ? kinds[kind]() : import('./app.tsx'))
