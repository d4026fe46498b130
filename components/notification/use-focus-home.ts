import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { focusedPath } from './watch-focus.ts'

/** A claim removes its button when the answer arrives, which may be after the dialog has closed, ms. */
const WATCHED_MS = 10_000

function focusNearest(path: readonly HTMLElement[]) {
  const home = path.find((element) => element.isConnected)
  if (home) focusElement(home)
}

/** Until the user moves the focus: if the focused element is removed, focuses the nearest remaining ancestor. */
function keepFocus(path: readonly HTMLElement[]) {
  const [place] = path
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    if (place?.isConnected) return
    stop()
    if (document.activeElement === null || document.activeElement === document.body) focusNearest(path)
  })
  const timer = setTimeout(stop, WATCHED_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * Returns the focus after a dialog. The browser returns it to the opener. If the opener was removed, or is removed soon after, like the
 * button of a claimed reward, the nearest remaining ancestor gets the focus.
 * @returns a function to call after the dialog has closed
 */
export function useFocusHome(open: boolean) {
  const path = useRef<readonly HTMLElement[]>([])
  const stop = useRef<() => void>(() => undefined)
  // Before the dialog takes the focus in an effect.
  useLayoutEffect(() => {
    if (!open) return
    stop.current()
    path.current = focusedPath()
  }, [open])
  useLayoutEffect(() => () => stop.current(), [])
  return useCallback(() => {
    const [place] = path.current
    if (place?.isConnected) stop.current = keepFocus(path.current)
    else focusNearest(path.current)
  }, [])
}
