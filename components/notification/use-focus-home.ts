import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusedPath } from './watch-focus.ts'

/** What is claimed loses its button when the answer is there, which may be after the dialog has gone, ms. */
const WATCHED_MS = 10_000

function focusNearest(path: readonly HTMLElement[]): void {
  const home = path.find((element) => element.isConnected)
  if (!home) return
  if (home.tabIndex < 0) home.tabIndex = -1
  home.focus({ preventScroll: true })
}

/** Until somebody moves the focus: where its place goes from the page, the nearest that is left takes it. */
function keepFocus(path: readonly HTMLElement[]): () => void {
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
 * Where the keyboard goes on after a dialog. What had the focus gets it back by itself; where it has gone meanwhile or
 * goes soon after, like the button of a reward that is claimed, the nearest part of the page around it takes its place.
 * @returns what is to be called when the dialog has gone
 */
export function useFocusHome(open: boolean): () => void {
  const path = useRef<readonly HTMLElement[]>([])
  const stop = useRef<() => void>(() => undefined)
  // Before the dialog takes the focus, which it does in an effect.
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
