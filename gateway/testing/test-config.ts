import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '#lib/config/config.ts'
import type { GatewayConfig } from '../config.ts'

/** A development deployment with cheap passwords; a test switches on the features that it needs. */
export const testConfig = (databaseUrl: string, changes: Partial<GatewayConfig> = {}): GatewayConfig => ({
  databaseUrl,
  migrationUrl: null,
  redisUrl: null,
  anchorFile: null,
  host: '127.0.0.1',
  port: 0,
  signKey: DEVELOPMENT_SIGN_KEY,
  opsSecrets: [DEVELOPMENT_OPS_SECRET],
  dataKeys: [],
  siteOrigin: 'http://localhost:3000',
  allowedOrigins: [],
  live: false,
  brandName: 'Fanfare',
  captcha: false,
  rateLimit: false,
  allowClock: true,
  seed: 'none',
  watchesActivities: false,
  simulatorRate: 0,
  countryHeader: 'x-country',
  metricsToken: null,
  trustProxy: 0,
  logLevel: 'silent',
  commitLabel: '',
  revalidate: null,
  siteSecret: '',
  passwordCost: 2 ** 10,
  ...changes,
})
