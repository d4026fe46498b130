import { requireConfigOf } from '@fanfare/kernel/config/config.ts'
import { isLoopbackOrigin } from '@fanfare/kernel/config/live.ts'
import { revalidateFronts } from '../../net/revalidate-fronts.ts'
import { watchSource } from '../../net/watch-source.ts'
import { createSharedLinkReader } from './read-shared-link.ts'
import { keepSharedLink } from './shared-link.ts'

/** Watches the file of the link that users share, if the settings name one, for as long as the process runs (NET-4). */
export function startSharedLink() {
  const config = requireConfigOf('site', process.env)
  const { SHARED_LINK_URL: url, SHARED_LINK_HOSTS: hosts, SITE_ORIGIN } = config
  if (url === undefined) return
  const report = (problem: string) => console.warn(problem)
  const read = createSharedLinkReader({ url, hosts, allowsHttp: isLoopbackOrigin(SITE_ORIGIN), report }, keepSharedLink)
  void watchSource({ read, announce: () => revalidateFronts(config, { allPages: true }) })
}
