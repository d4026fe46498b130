const ACTIVITY_PAGES = /^\/[^/]+\/(?:activity|events|promo|welcome-event)(?:\/|$)/
const HOME = /^\/[^/]+$/
const AGENT = /^\/[^/]+\/agent(?:\/|$)/

/** `aria-current` of a link: the shown page, the section of the shown page, or null. */
function currentOf(target: string, pathname: string) {
  if (target === pathname) return 'page'
  const section = AGENT.test(target) ? AGENT : HOME.test(target) ? ACTIVITY_PAGES : null
  return section?.test(pathname) ? 'true' : null
}

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '')

/** Marks the header's links to the shown page in the browser, because the layout is rendered once for all pages. */
export function markCurrentLinks(pathname: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-current-links] a')) {
    const current = currentOf(withoutSlash(link.pathname), withoutSlash(pathname))
    if (current) link.setAttribute('aria-current', current)
    else link.removeAttribute('aria-current')
  }
}
