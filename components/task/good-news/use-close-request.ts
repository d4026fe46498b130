import { useEffect } from 'react'

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, not in every browser and not in TypeScript's library. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/** The back button or gesture of a phone closes the overlay instead of leaving the page, without an entry in the history (ADR 0040). */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen, close])
}
