import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs after a navigation without a document. */
export function useOnNavigation(run: () => void) {
  const path = usePathname()
  const shown = useRef(path)
  const onNavigation = useEffectEvent(run)
  useEffect(() => {
    if (shown.current !== path) onNavigation()
    shown.current = path
  }, [path])
}
