import { NATIVE } from '#lib/native/settings.ts'
import { TARGETS, WEB_TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'

/** The targets that lead to the download page outside of the app (contract §12), with the names of their texts. */
export const TEXT_KEYS = {
  'spot-trade': 'spot_trade',
  'contract-btcusdt': 'contract',
  recharge: 'deposit',
  transfer: 'transfer',
  asset: 'assets',
  'identity-verification': 'identity',
  'copy-trade': 'copy_trade',
  'support-chat': 'support_chat',
  follow: 'follow',
  'become-trader': 'become_trader',
} as const satisfies Partial<Record<TargetName, string>>

/** A target that `?target=` of the download page may name. */
export type DownloadTarget = keyof typeof TEXT_KEYS

export const DOWNLOAD_TARGETS = Object.keys(TEXT_KEYS) as DownloadTarget[]

export const isDownloadTarget = (name: string | null): name is DownloadTarget =>
  DOWNLOAD_TARGETS.some((known) => known === name)

/** The first app version with this target; null means every version. */
export const firstVersion = (target: DownloadTarget) => {
  const row = TARGETS[target]
  return 'from' in row ? row.from : null
}

/** Opens a target in an installed app (contract §12, old style). */
export const appLink = (target: TargetName) =>
  `${NATIVE.scheme}://open?route=${encodeURIComponent(TARGETS[target].appRoute)}`

/** Id of the links to the stores. */
export const STORES_ID = 'stores'

/** The features that need the app, each with its first version. A target with a web address does not need it. */
export const versionRows = (targetUrls: Partial<Record<TargetName, string>>) => [
  ...DOWNLOAD_TARGETS.filter((target) => !WEB_TARGETS.includes(target) || !targetUrls[target]).map((target) => ({
    textKey: TEXT_KEYS[target],
    from: firstVersion(target),
  })),
  { textKey: 'stay_logged_in' as const, from: NATIVE.newStyleFrom },
]
