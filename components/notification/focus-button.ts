import { focusElement } from '#components/ui/browser/focus-element.ts'

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/**
 * Focuses a button of a dialog without scrolling, because the dialog has to begin with its words. A held Enter that opened the dialog
 * presses neither it nor the buttons beside it; returns how to end that.
 */
export function focusButton(button: Element | null | undefined) {
  if (!(button instanceof HTMLElement)) return undefined
  focusElement(button)
  const box = button.parentElement
  box?.addEventListener('keydown', ignoreHeldEnter)
  return () => box?.removeEventListener('keydown', ignoreHeldEnter)
}
