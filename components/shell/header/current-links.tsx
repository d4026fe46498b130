'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'

const ACTIVITY_PAGES = /^\/[^/]+\/(?:activity|events|promo|welcome-event)(?:\/|$)/
const HOME = /^\/[^/]+$/
const AGENT = /^\/[^/]+\/agent(?:\/|$)/

/** `aria-current` of a link: the shown page, the section of the shown page, or null. */
function currentOf(target: string, pathname: string): 'page' | 'true' | null {
  if (target === pathname) return 'page'
  const section = AGENT.test(target) ? AGENT : HOME.test(target) ? ACTIVITY_PAGES : null
  return section?.test(pathname) ? 'true' : null
}

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '')

/** Marks the link of the shown page in the browser, because the layout is rendered once for all pages. */
export function CurrentLinks({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null)
  const pathname = usePathname()
  useEffect(() => {
    for (const link of box.current?.querySelectorAll('a') ?? []) {
      const current = currentOf(withoutSlash(new URL(link.href).pathname), withoutSlash(pathname))
      if (current) link.setAttribute('aria-current', current)
      else link.removeAttribute('aria-current')
    }
  }, [pathname])
  return (
    <span ref={box} className={className}>
      {children}
    </span>
  )
}
