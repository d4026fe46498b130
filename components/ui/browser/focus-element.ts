/** Focuses without scrolling. An element that is not a control becomes focusable by script alone and shows no ring (base.css). */
export function focusElement(element: HTMLElement) {
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.dataset.focusHome = ''
  }
  element.focus({ preventScroll: true })
}
