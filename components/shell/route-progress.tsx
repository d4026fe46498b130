import nprogress from 'nprogress'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { followedLink } from '#lib/head/followed-link.ts'
import './route-progress.css'

const DONE_AFTER_MS = 1000

/** Path and query in the router's spelling. */
const routeOf = (pathname: string, search: string) => `${pathname}?${new URLSearchParams(search)}`

/**
 * The router reports the start of a navigation (`instrumentation-client.ts`). A link to another language loads a document
 * without the router, so its click starts the bar. The new path ends it.
 */
export function RouteProgress() {
  const route = routeOf(usePathname(), useSearchParams().toString())
  const shown = useRef(route)
  useEffect(() => {
    // SHELL-1, spec §9: `minimum` is a share, `speed` ms.
    nprogress.configure({ minimum: 0.1, speed: 200, showSpinner: false, barSelector: '.bar' })
    Object.assign(nprogress, { render: drawRouteBar })
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = (href: string) => {
      const { origin, pathname, search } = new URL(href, window.location.href)
      if (origin !== window.location.origin || routeOf(pathname, search) === shown.current) return
      nprogress.start()
      clearTimeout(timer)
      timer = setTimeout(() => nprogress.done(), DONE_AFTER_MS)
    }
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (link) start(link.href)
    }
    window.fanfareRouteStart = start
    // The head script drew one for this code (`lib/head/leaving.ts`).
    delete document.documentElement.dataset.leaving
    // The first press on a fresh page loads this code and navigates.
    if (window.fanfareRoute !== undefined) start(window.fanfareRoute)
    window.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      delete window.fanfareRouteStart
      window.removeEventListener('click', onClick)
    }
  }, [])
  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    nprogress.done()
  }, [route])
  return null
}

/** Replaces the `render` of nprogress, which writes HTML that Trusted Types refuse. */
function drawRouteBar() {
  const drawn = document.getElementById('nprogress')
  if (drawn) return drawn
  const progress = document.createElement('div')
  progress.id = 'nprogress'
  const bar = document.createElement('div')
  bar.className = 'bar'
  // Off the page, until the first step slides it in.
  bar.style.transform = 'translate3d(-100%, 0, 0)'
  progress.append(bar)
  document.body.append(progress)
  return progress
}
