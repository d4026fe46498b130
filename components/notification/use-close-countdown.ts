import { useEffect, useState } from 'react'

/**
 * Seconds until a dialog closes automatically (spec §9); null when it stays: without `seconds`, or with 0. A pause starts the
 * running second anew.
 */
export function useCloseCountdown(seconds: number | undefined, close: () => void, isPaused = false) {
  const [left, setLeft] = useState(seconds || null)
  useEffect(() => {
    if (left === null || isPaused) return
    if (left <= 0) return close()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, close, isPaused])
  return left
}
