// Presses made before the scripts of a light page have come (docs/decisions/0245). The document records them
// (press-recorder.tsx), start-islands makes them again. Part of every light page's first load, so it must stay small.

/** What does nothing without a script. Links, forms and fields have done what they do by themselves. */
const WAITS_FOR_SCRIPT = '[data-island] button[type=button]:not([popovertarget])'

type Recorder = Window & { earlyPresses?: EventTarget[] | undefined }

/**
 * The controls that were pressed so far and wait for a script, each once, in the order of the first press; nothing is recorded
 * from now on.
 */
export function takeEarlyPresses(): Set<HTMLElement> {
  const recorder: Recorder = window
  const controls = new Set<HTMLElement>()
  for (const target of recorder.earlyPresses ?? []) {
    const control = (target as Element).closest?.<HTMLElement>(WAITS_FOR_SCRIPT)
    if (control) controls.add(control)
  }
  recorder.earlyPresses = undefined
  return controls
}
