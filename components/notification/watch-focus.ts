const surroundings = (element: Element | null) => {
  const path: HTMLElement[] = []
  for (let node = element; node instanceof HTMLElement && node !== document.body; node = node.parentElement)
    path.push(node)
  return path
}

let lastPath: readonly HTMLElement[] = []

/**
 * Remembers the last focused element with its ancestors, because a claim may remove its button before the dialog opens.
 * Watches until the returned function is called.
 */
export function watchFocus() {
  const remember = ({ target }: FocusEvent) => {
    lastPath = surroundings(target as Element)
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/** The focused element and its ancestors, from the inside out; without a focus, those of the last focused element. */
export const focusedPath = () => {
  const now = surroundings(document.activeElement)
  return now.length > 0 ? now : lastPath
}
