import type { TargetName } from './native/targets.ts'

/** What the page may know of the settings; written into its head, so that one build serves any brand and origin. */
export interface PublicConfig {
  brandName: string
  siteOrigin: string
  /** Reaches browsers by design: the signature grants nothing (contract §2). */
  signKey: string
  live: boolean
  commitLabel: string
  /** Where the exchange's own site does what a target names (webview.md §3). */
  targetUrls: Partial<Record<TargetName, string>>
}

/** The element of the head that carries it as JSON. */
export const PUBLIC_CONFIG_ID = 'fanfare-config'

/** In the browser. @throws Error when the page was not rendered by this product's layout. */
export function readPublicConfig(): PublicConfig {
  const text = document.getElementById(PUBLIC_CONFIG_ID)?.textContent
  if (!text) throw new Error(`the page carries no #${PUBLIC_CONFIG_ID}`)
  return JSON.parse(text) as PublicConfig
}
