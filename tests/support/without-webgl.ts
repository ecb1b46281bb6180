import type { Page } from 'playwright-core'

/** The page's next documents have no WebGL, as on an old phone: no map starts, nor does the processor have to draw one. */
export const withoutWebgl = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, name: string, ...args: []) {
      return name.startsWith('webgl') ? null : getContext.call(this, name as '2d', ...args)
    } as typeof getContext
  })
