import type { AnyRouter } from '@tanstack/react-router'
import { report } from '#platform/log/log.ts'
import { serverQueryClient } from '../query-client.ts'
import { replacePlaceholders } from '../rendering/markup-placeholders.ts'
import { packPage } from '../rendering/page-bytes.ts'
import { pageRequest } from '../request.ts'
import { type LightLayout, renderLightDocument } from './light-document.tsx'
import { loadLightPage } from './load-light-page.ts'

/**
 * Draws light pages around the router, which would be made anew for each (docs/decisions/0252). In development the router draws
 * them, because sources change.
 * @returns whether the page is drawn and in the page request; else the router has to
 */
export const lightRenderer =
  (router: AnyRouter, layout: LightLayout) =>
  async (url: URL): Promise<boolean> => {
    const page = pageRequest()
    if (!page || !import.meta.env.PROD) return false
    const queryClient = serverQueryClient(page.posted)
    const loaded = await loadLightPage(router, queryClient, url)
    page.signal.throwIfAborted()
    if (!loaded) return false
    try {
      page.body = packPage(
        replacePlaceholders(renderLightDocument(loaded, layout, queryClient, page.nonce), page),
        page.encoding,
      )
      return true
    } catch (error) {
      report(error, { path: loaded.place.pathname })
      page.deferredMarkup = []
      return false
    }
  }
