/** What was pressed has often gone once it is done: whoever uses the keyboard goes on from the heading of the page. */
export function findFocus() {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
