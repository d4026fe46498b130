'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import { markCurrentLinks } from '#lib/head/current-links.ts'

export const AccountToolsIsland = createIsland(async () => (await import('./account-tools-live.tsx')).AccountToolsLive)

/** Marks the links to the current page after a navigation, as the head script does for the first page. */
export function CurrentLinks({ className, children }: { className?: string; children: ReactNode }) {
  const pathname = usePathname()
  useEffect(() => markCurrentLinks(pathname), [pathname])
  return (
    <span data-current-links="" className={className}>
      {children}
    </span>
  )
}
