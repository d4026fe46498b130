/**
 * Moves our own link to the remote address (NET-4): a remote path replaces ours, and both queries stay. `isOfPage`: the link is
 * for this page only, like a team's invitation or the page that a task names. A remote path would lead its reader elsewhere, so
 * then only a remote address without one is used.
 * @assumed A remote address without a path is another host of the site, as the specification shows only its use.
 */
export function withRemoteLink(own: URL, remote: string | null, isOfPage = false) {
  if (remote === null) return own
  const link = new URL(remote)
  if (link.pathname === '/') {
    link.pathname = own.pathname
    link.hash = own.hash
  } else if (isOfPage) return own
  for (const [name, value] of own.searchParams) link.searchParams.set(name, value)
  return link
}
