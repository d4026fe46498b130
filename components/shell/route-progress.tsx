'use client'

import nprogress from 'nprogress'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { drawRouteBar } from './draw-route-bar.ts'
import './route-progress.css'

/** SHELL-1, spec §9. */
const OPTIONS = { minimum: 0.1, speed: 200, showSpinner: false, barSelector: '.bar' } as const
const DONE_AFTER_MS = 1000

function isRouteChange(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank') return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const to = new URL(link.href, window.location.href)
  return (
    to.origin === window.location.origin &&
    to.pathname + to.search !== window.location.pathname + window.location.search
  )
}

/** The App Router tells nothing of its start: a click on a link of the site starts the bar, the new path ends it. */
export function RouteProgress() {
  const pathname = usePathname()
  const search = useSearchParams()
  useEffect(() => {
    nprogress.configure(OPTIONS)
    Object.assign(nprogress, { render: drawRouteBar })
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      if (!isRouteChange(event)) return
      nprogress.start()
      clearTimeout(timer)
      timer = setTimeout(() => nprogress.done(), DONE_AFTER_MS)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [])
  useEffect(() => {
    nprogress.done()
  }, [pathname, search])
  return null
}
