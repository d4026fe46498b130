'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes a popover when another page is shown; the browser does so only for a press beside it. */
export function CloseOnNavigation({ popover }: { popover: string }) {
  const pathname = usePathname()
  useEffect(() => {
    const panel = document.getElementById(popover)
    if (panel?.matches(':popover-open')) panel.hidePopover()
  }, [pathname, popover])
  return null
}
