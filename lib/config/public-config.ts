import type { DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'
import type { TargetName } from '@fanfare/kernel/targets.ts'

/** Present when a destination of events is configured; without one a page contains nothing of analytics. */
export interface PublicAnalytics {
  sensorsUrl: string | null
  /** Events go to the gateway's own receiver. */
  receiver: boolean
  /** Percent of visits that send events. */
  sample: number
  /** ISO 3166, or `*`. */
  consentCountries: string[]
  /** The operator's privacy notice; null means the page of this site. */
  privacyUrl: string | null
}

/** The settings that a page may know; written into its head, so that one build serves any brand and origin. */
export interface PublicConfig {
  brandName: string
  /** A path; absent: the default mark. */
  brandLogo?: string
  siteOrigin: string
  /** Reaches browsers by design: the signature grants nothing (contract §2). */
  signKey: string
  live: boolean
  commitLabel: string
  /** The web address of each target on the exchange's own site (contract §12). */
  targetUrls: Partial<Record<TargetName, string>>
  /** The link of the remote file (NET-4); absent: users share our own. */
  sharedLinkUrl?: string
  /** Only where lists of domains are set. */
  domains?: DomainSettings
  analytics?: PublicAnalytics
  /** The build whose scripts and texts belong to this page. */
  build: string
  /** The service worker and the last answers are on. */
  offline: boolean
}

/** The element of the head that carries it as JSON. */
export const PUBLIC_CONFIG_ID = 'fanfare-config'

/** For the browser. @throws Error when the page was not rendered by this product's layout. */
export function readPublicConfig() {
  const text = document.getElementById(PUBLIC_CONFIG_ID)?.textContent
  if (!text) throw new Error(`the page carries no #${PUBLIC_CONFIG_ID}`)
  return JSON.parse(text) as PublicConfig
}
