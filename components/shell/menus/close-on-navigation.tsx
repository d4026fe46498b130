'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes a popover after a navigation; the browser closes it only for a press outside. */
export function CloseOnNavigation({ popover }: { popover: string }) {
  const pathname = usePathname()
  // After the page, and not at its beginning: the popover may be open before this code is there.
  useEffect(
    () => () => {
      const panel = document.getElementById(popover)
      if (panel?.matches(':popover-open')) panel.hidePopover()
    },
    [pathname, popover],
  )
  return null
}
