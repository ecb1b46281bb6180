import { useRouter } from '@tanstack/react-router'

/** Stands in the document as it is, so it must stay small and depend on nothing. `takeEarlyPresses` reads what it writes. */
export const RECORDER =
  'earlyPresses=[];addEventListener("click",function(e){window.earlyPresses&&earlyPresses.push(e.target)},true)'

/**
 * Records presses until the scripts of a page have come. It stands before the stylesheets, because a script behind one
 * waits for it.
 */
export const PressRecorder = () => (
  <script
    nonce={useRouter().options.ssr?.nonce}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    dangerouslySetInnerHTML={{ __html: RECORDER }}
  />
)
