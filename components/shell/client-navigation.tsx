'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { wholeStyles } from '#lib/head/early.ts'

/** The link of this site that a click opens in this tab, except a fragment of the shown page; null when there is none. */
export function followedLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin) return null
  return hash !== '' && pathname === window.location.pathname && search === window.location.search ? null : link
}

/** The page of this language that a click leads to; null when the browser handles the click. */
export function travelTarget(event: MouseEvent) {
  const link = followedLink(event)
  // A link with an empty address is meant to reload the page.
  if (!link || link.getAttribute('href') === '') return null
  const { pathname, search, hash } = link
  const root = `/${document.documentElement.dataset.locale}`
  return pathname === root || pathname.startsWith(`${root}/`) ? pathname + search + hash : null
}

/**
 * One listener for all links of the site, in place of a script for each link (ADR 0014). On `window`, so that components
 * handle their clicks first.
 */
export function ClientNavigation() {
  const router = useRouter()
  useEffect(() => {
    const travel = (event: MouseEvent) => {
      const target = travelTarget(event)
      if (target === null) return
      event.preventDefault()
      // Loads the stylesheets first, because React assumes that those linked in the page have loaded.
      void wholeStyles().then(() => router.push(target))
    }
    window.addEventListener('click', travel)
    return () => window.removeEventListener('click', travel)
  }, [router])
  return null
}
