import { LOOPBACK_SUFFIXES } from '@fanfare/kernel/domains/accept-host.ts'
import type { DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'

const sourcesOf = (suffix: string) =>
  LOOPBACK_SUFFIXES.includes(suffix)
    ? [`http://${suffix}:*`, `ws://${suffix}:*`]
    : [`https://*.${suffix}`, `wss://*.${suffix}`]

/** The sources that `connect-src` needs besides `'self'` (D-2): the hosts of the lists, and every host that a list may name. */
export function connectSources({ urls, suffixes }: Pick<DomainSettings, 'urls' | 'suffixes'>, siteOrigin: string) {
  const origins = urls.map((url) => new URL(url).origin).filter((origin) => origin !== siteOrigin)
  return [...new Set([...origins, ...suffixes.flatMap(sourcesOf)])]
}
