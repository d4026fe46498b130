'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { wholeStyles } from '#lib/head/early.ts'
import { followedLink } from '#lib/head/followed-link.ts'

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
