'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The link of this site that a click follows to another page, or to the same page anew; null: there is none. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin) return null
  return hash !== '' && pathname === window.location.pathname && search === window.location.search ? null : link
}

/** The page that a click on a link of this site and language leads to; null: the browser's own affair. */
export function travelTarget(event: MouseEvent): string | null {
  const link = followedLink(event)
  // An empty address reloads this page, which the link intends.
  if (!link || link.getAttribute('href') === '') return null
  const { pathname, search, hash } = link
  const root = `/${document.documentElement.dataset.locale}`
  return pathname === root || pathname.startsWith(`${root}/`) ? pathname + search + hash : null
}

/**
 * One listener for all links of the site, in place of a component with its script for each (ADR 0014). On `window`, so
 * that whoever handles a click by itself has done so before.
 */
export function ClientNavigation() {
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
