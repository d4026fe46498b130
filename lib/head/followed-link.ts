/** The link of this site that a click opens in this tab, except a fragment of the shown page; null when there is none. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin) return null
  return hash !== '' && pathname === location.pathname && search === location.search ? null : link
}
