import type { TargetName } from '@fanfare/kernel/targets.ts'

/** The page that leads into the app; outside of the app these targets open nowhere else (webview.md §3). */
export const downloadHref = (target: Extract<TargetName, 'copy-trade' | 'follow' | 'become-trader'>): string =>
  `/download?target=${target}`
