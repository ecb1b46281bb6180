/**
 * The button that was pressed often disappears once its action is done, and the browser would then move the focus to the top
 * of the page. Keyboard users continue from the page heading instead.
 */
export function findFocus() {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
