'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The age that the front wrote is this page's; one that the router brings afterwards is new. */
export function ClearStaleBanner() {
  const pathname = usePathname()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) delete document.documentElement.dataset.storedMinutes
  }, [pathname, first])
  return null
}
