/**
 * The inline script that fetches the scripts of a light page once the page is on the screen (docs/decisions/0268): until then
 * stylesheet, fonts and the largest picture have a slow line for themselves. It stands in the document as it is, so it must stay
 * small and depend on nothing.
 * @param file the address of the page's islands; what it imports are the document's `modulepreload` links, loaded beside it
 */
export const startScript = (file: string): string =>
  // Nothing is drawn in a tab in the background. After the frame and not in it, because that is the longest task of a slow phone.
  `{let start=()=>setTimeout(()=>{for(let link of document.querySelectorAll("link[rel=modulepreload]"))link.media="all";import("${file}")});document.hidden?start():requestAnimationFrame(start)}`
