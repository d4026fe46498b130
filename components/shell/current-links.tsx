'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'

/** Marks the link of the page that is shown. The layout is drawn once for all pages, so the browser has to. */
export function CurrentLinks({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null)
  const pathname = usePathname()
  useEffect(() => {
    for (const link of box.current?.querySelectorAll('a') ?? []) {
      const isCurrent = new URL(link.href).pathname.replace(/\/$/, '') === pathname.replace(/\/$/, '')
      if (isCurrent) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname])
  return (
    <span ref={box} className={className}>
      {children}
    </span>
  )
}
