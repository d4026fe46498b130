import type { Config } from './config/config.ts'

export interface GeetestSettings {
  id: string
  /** Secret: signs the checks of the gateway. */
  key: string
  /** Of GeeTest's script, in a page. */
  scriptOrigin: string
  /** Of GeeTest's check, for the gateway. */
  checkOrigin: string
  /** The hosts that the policy of the frame allows, as CSP sources. */
  sources: readonly string[]
}

/** GeeTest's script tries the second domain where the first does not answer. */
const SOURCES = ['https://*.geetest.com', 'https://*.geevisit.com']

type GeetestConfig = Pick<Config, 'GEETEST_ID' | 'GEETEST_KEY'> & Partial<Pick<Config, 'GEETEST_ORIGIN'>>

/** Null without GeeTest. */
export function geetestSettings({ GEETEST_ID, GEETEST_KEY, GEETEST_ORIGIN }: GeetestConfig): GeetestSettings | null {
  if (!GEETEST_ID || !GEETEST_KEY) return null
  return {
    id: GEETEST_ID,
    key: GEETEST_KEY,
    scriptOrigin: GEETEST_ORIGIN ?? 'https://static.geetest.com',
    checkOrigin: GEETEST_ORIGIN ?? 'https://gcaptcha4.geetest.com',
    sources: GEETEST_ORIGIN ? [GEETEST_ORIGIN] : SOURCES,
  }
}
