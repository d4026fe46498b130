const surroundings = (element: Element | null): HTMLElement[] => {
  const path: HTMLElement[] = []
  for (let node = element; node instanceof HTMLElement && node !== document.body; node = node.parentElement)
    path.push(node)
  return path
}

let lastPath: readonly HTMLElement[] = []

/**
 * Remembers what had the focus last, with its surroundings: what is claimed may have lost its button before the dialog
 * comes. For as long as the page; answers how to stop.
 */
export function watchFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    lastPath = surroundings(target as Element)
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/** The focused element and what is around it, from the inside out; where nothing has the focus, what had it last. */
export const focusedPath = (): readonly HTMLElement[] => {
  const now = surroundings(document.activeElement)
  return now.length > 0 ? now : lastPath
}
