import { settings } from '#lib/queries/settings.ts'

/** Set by the runner, not a setting: it alone knows whether the gateway is the embedded one. */
export const hasPlayer = (): boolean => process.env.STATE_PLAYER === '1' && !settings().live
