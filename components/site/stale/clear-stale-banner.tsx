'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Removes the age after a navigation: the front wrote it for the first page, and the router loads new ones. */
export function ClearStaleBanner() {
  const pathname = usePathname()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) delete document.documentElement.dataset.storedMinutes
  }, [pathname, first])
  return null
}
