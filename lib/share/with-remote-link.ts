/**
 * Our own link at the remote address (NET-4): a remote path replaces ours, and both queries stay. @assumed A remote address without
 * a path is another host of the site, as the specification shows only its use.
 */
export function withRemoteLink(own: URL, remote: string | null): URL {
  if (remote === null) return own
  const link = new URL(remote)
  if (link.pathname === '/') link.pathname = own.pathname
  for (const [name, value] of own.searchParams) link.searchParams.set(name, value)
  return link
}
