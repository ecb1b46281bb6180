// Presses made before the scripts of a page have come (docs/decisions/0245, 0276). The document records them (press-recorder.tsx),
// start-islands or the entry of the router makes them again. Part of every first load, so it must stay small.

/** What does nothing without a script. Links, forms and fields have done what they do by themselves. */
export const WAITS_FOR_SCRIPT = 'button[type=button]:not([popovertarget])'
/** A control of which every press counts, as of a stepper; of all others twice pressed is once made. */
export const EVERY_PRESS = '[data-every-press]'

type Recorder = Window & { earlyPresses?: EventTarget[] | undefined }

/** The controls that were pressed so far and wait for a script, in the order of their presses; nothing is recorded from now on. */
export function takeEarlyPresses(): HTMLElement[] {
  const recorder: Recorder = window
  const controls: HTMLElement[] = []
  for (const target of recorder.earlyPresses ?? []) {
    const control = (target as Element).closest?.<HTMLElement>(WAITS_FOR_SCRIPT)
    if (control && (control.matches(EVERY_PRESS) || !controls.includes(control))) controls.push(control)
  }
  recorder.earlyPresses = undefined
  return controls
}

/**
 * Presses it in a task of its own, because what a press has changed is drawn after its task.
 * @param before runs right before the press
 */
export const replayPress = (control: HTMLElement | null | undefined, before?: () => void): unknown =>
  setTimeout(() => {
    before?.()
    control?.click()
  })
