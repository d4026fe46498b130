import type { Config } from './config/config.ts'

export type GeetestSettings = NonNullable<ReturnType<typeof geetestSettings>>

/** GeeTest's script tries the second domain where the first does not answer. */
const SOURCES = ['https://*.geetest.com', 'https://*.geevisit.com']

type GeetestConfig = Pick<Config, 'GEETEST_ID'> & Partial<Pick<Config, 'GEETEST_ORIGIN'>>

/** Null without GeeTest. */
export function geetestSettings({ GEETEST_ID, GEETEST_ORIGIN }: GeetestConfig) {
  if (!GEETEST_ID) return null
  return {
    id: GEETEST_ID,
    /** Pages load GeeTest's script from here. */
    scriptOrigin: GEETEST_ORIGIN ?? 'https://static.geetest.com',
    /** The gateway asks GeeTest's check here. */
    checkOrigin: GEETEST_ORIGIN ?? 'https://gcaptcha4.geetest.com',
    /** The hosts that the policy of the frame allows, as CSP sources. */
    sources: GEETEST_ORIGIN ? [GEETEST_ORIGIN] : SOURCES,
  }
}

/** `key` signs the gateway's checks. */
export type GeetestAccess = GeetestSettings & { key: string }

/** Null without GeeTest. */
export function geetestAccess(config: GeetestConfig & Pick<Config, 'GEETEST_KEY'>): GeetestAccess | null {
  const settings = geetestSettings(config)
  return settings === null ? null : { ...settings, key: config.GEETEST_KEY }
}
