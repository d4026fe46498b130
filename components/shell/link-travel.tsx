'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The page that a click on a link of this site and language leads to; null: the browser's own affair. */
export function travelTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  // An empty address is this page loaded once more, which is what whoever writes it wants.
  if (link.getAttribute('href') === '') return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin) return null
  const root = `/${document.documentElement.dataset.locale}`
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return null
  if (hash !== '' && pathname === window.location.pathname && search === window.location.search) return null
  return pathname + search + hash
}

/**
 * One listener for all links of the site, in place of a component with its script for each (ADR 0014). On `window`, so
 * that whoever handles a click by itself has done so before.
 */
export function LinkTravel() {
  const router = useRouter()
  useEffect(() => {
    const travel = (event: MouseEvent) => {
      const target = travelTarget(event)
      if (target === null) return
      event.preventDefault()
      router.push(target)
    }
    window.addEventListener('click', travel)
    return () => window.removeEventListener('click', travel)
  }, [router])
  return null
}
