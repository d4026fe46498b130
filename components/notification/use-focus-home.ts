import { useCallback, useLayoutEffect, useRef } from 'react'

const surroundings = (element: Element | null): HTMLElement[] => {
  const path: HTMLElement[] = []
  for (let node = element; node instanceof HTMLElement && node !== document.body; node = node.parentElement)
    path.push(node)
  return path
}

/**
 * Where the keyboard goes on after a dialog. What had the focus gets it back by itself; where it has gone meanwhile, like
 * the button of a reward that is claimed, the nearest part of the page that was around it takes its place.
 * @returns what is to be called when the dialog has gone
 */
export function useFocusHome(open: boolean): () => void {
  const path = useRef<HTMLElement[]>([])
  // Before the dialog takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (open) path.current = surroundings(document.activeElement)
  }, [open])
  return useCallback(() => {
    const home = path.current.find((element) => element.isConnected)
    if (!home || home === path.current[0]) return
    if (home.tabIndex < 0) home.tabIndex = -1
    home.focus({ preventScroll: true })
  }, [])
}
