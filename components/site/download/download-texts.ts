import { NATIVE } from '#lib/native/settings.ts'
import { TARGETS, type TargetName } from '#lib/native/targets.ts'

/** The targets that only the app has (webview.md §3), which `?target=` of the download page may name. */
export const APP_ONLY = ['copy-trade', 'support-chat', 'follow', 'become-trader'] as const satisfies TargetName[]
export type AppOnly = (typeof APP_ONLY)[number]

export const TEXT_KEYS = {
  'copy-trade': 'copy_trade',
  'support-chat': 'support_chat',
  follow: 'follow',
  'become-trader': 'become_trader',
} as const satisfies Record<AppOnly, string>

/** Id of the links to the stores. */
export const STORES_ID = 'stores'

/** The rows of the table: the feature's text and its first version. */
export const VERSION_ROWS = [
  ...APP_ONLY.map((target) => ({ textKey: TEXT_KEYS[target], from: TARGETS[target].from })),
  { textKey: 'stay_logged_in', from: NATIVE.newStyleFrom },
] as const
