import { useEffect, useState } from 'react'

/** Seconds until a dialog closes automatically (spec §9); null when it stays: without `seconds`, or with 0. */
export function useCloseCountdown(seconds: number | undefined, close: () => void): number | null {
  const [left, setLeft] = useState(seconds || null)
  useEffect(() => {
    if (left === null) return
    if (left <= 0) return close()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, close])
  return left
}
