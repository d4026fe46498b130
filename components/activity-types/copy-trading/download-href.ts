import type { TargetName } from '@fanfare/kernel/targets.ts'

/** The page that leads into the app; outside of the app these targets open nowhere else (contract §12). */
export const downloadHref = (target: Extract<TargetName, 'copy-trade' | 'follow' | 'become-trader'>): string =>
  `/download?target=${target}`
