// Every URL of the product and the page it opens, in the order of the specification.
import { index, layout, rootRoute } from '@tanstack/virtual-file-routes'

export const routes = rootRoute('site/pages/root.tsx', [
  layout('traveler', 'site/pages/traveler-layout.tsx', [index('site/pages/home-page.tsx')]),
])
