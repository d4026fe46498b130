import { allowedLink } from '../allowed-link.ts'
import { type ConfigProblem, isLoopbackOrigin } from './live.ts'

/** A setting that did not parse is absent and already reported. */
interface Candidate {
  SHARED_LINK_URL?: string
  SHARED_LINK_HOSTS?: string[]
}

/** The file with the link that users share: from one of the hosts, over https but for a developer's machine (NET-4). */
export function sharedLinkProblems(
  { SHARED_LINK_URL: url, SHARED_LINK_HOSTS: hosts = [] }: Candidate,
  siteOrigin: string,
): ConfigProblem[] {
  if (url === undefined) return []
  const isAllowed = allowedLink(url, { hosts, allowsHttp: isLoopbackOrigin(siteOrigin) }) !== null
  return isAllowed
    ? []
    : [{ name: 'SHARED_LINK_URL', message: 'must start with https:// and have one of SHARED_LINK_HOSTS as its host' }]
}
