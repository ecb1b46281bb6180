import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { defaultRenderHandler } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { report } from '#platform/log/log.ts'
import { pageRequest } from '../request.ts'

/**
 * The router's own way to draw a page, but for where its text goes: to whoever keeps it, and not into the body of an
 * answer, which would be encoded there and decoded here, an eighth of what a page costs.
 */
export const drawPage: typeof defaultRenderHandler = async (context) => {
  const page = pageRequest()
  if (!page) return defaultRenderHandler(context)
  const { router, responseHeaders: headers } = context
  try {
    page.html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
    return new Response(null, { status: getSsrStatus(router), headers })
  } catch (error) {
    report(error, { path: router.latestLocation.pathname })
    return new Response('Internal Server Error', { status: 500, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
}
