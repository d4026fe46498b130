import { join, resolve } from 'node:path'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY, requireConfig, type Config } from '#lib/config.ts'

/** What the gateway uses of the settings (contract §8). */
export interface GatewayConfig {
  databaseUrl: string
  /** The owner of the tables, where it is another role than the gateway's; null: migrated before, or one role for both. */
  migrationUrl: string | null
  /** Where the last seals are written down outside the database; null: in the log alone. */
  anchorFile: string | null
  host: string
  port: number
  signKey: string
  /** One, or two while the key is being changed (contract §7). */
  opsSecrets: readonly string[]
  siteOrigin: string
  /** Origins beside the site's own that CORS answers. */
  allowedOrigins: readonly string[]
  live: boolean
  brandName: string
  captcha: boolean
  rateLimit: boolean
  allowClock: boolean
  seed: 'demo' | 'none'
  /** Lower-case name of the trusted header with an ISO 3166 country. */
  countryHeader: string | null
  metricsToken: string | null
  /** Proxies that append to X-Forwarded-For, beside the front on this machine. */
  trustProxy: number
  logLevel: string
  commitLabel: string
  /** Where the site listens for `announceActivity`; null: nobody does. */
  revalidate: { urls: string[]; secret: string } | null
  /** What the site shows when it reads for its pages; empty: nobody is the site. */
  siteSecret: string
  /** scrypt's N; tests take less. */
  passwordCost: number
}

const PASSWORD_COST = 2 ** 15

/** In DATA_DIR. */
export const ANCHOR_FILE = 'seals.log'

const fromSettings = (config: Config, env: NodeJS.ProcessEnv): GatewayConfig => ({
  databaseUrl: config.DATABASE_URL ?? '',
  migrationUrl: config.DATABASE_MIGRATION_URL ?? null,
  // A gateway that is started alone, without a directory of its own, leaves no file behind.
  anchorFile: env.DATA_DIR ? join(resolve(config.DATA_DIR), ANCHOR_FILE) : null,
  host: config.GATEWAY_HOST,
  port: config.GATEWAY_PORT,
  signKey: config.SIGN_KEY,
  opsSecrets: [...config.OPS_SECRET.split(','), config.OPS_SECRET_PREVIOUS ?? '']
    .map((secret) => secret.trim())
    .filter((secret) => secret !== ''),
  siteOrigin: config.SITE_ORIGIN,
  allowedOrigins: config.ALLOWED_ORIGINS,
  live: config.live,
  brandName: config.BRAND_NAME,
  captcha: config.CAPTCHA,
  rateLimit: config.RATE_LIMIT,
  allowClock: config.ALLOW_CLOCK,
  seed: config.SEED,
  countryHeader: config.COUNTRY_HEADER ?? null,
  metricsToken: config.METRICS_TOKEN ?? null,
  trustProxy: config.TRUST_PROXY,
  logLevel: config.LOG_LEVEL,
  commitLabel: config.COMMIT_LABEL,
  revalidate:
    config.REVALIDATE_URL.length > 0 && config.REVALIDATE_SECRET
      ? { urls: config.REVALIDATE_URL, secret: config.REVALIDATE_SECRET }
      : null,
  siteSecret: config.REVALIDATE_SECRET,
  passwordCost: PASSWORD_COST,
})

/** @throws Error that names every setting that cannot be used. */
export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const config = fromSettings(requireConfig(env), env)
  if (config.databaseUrl === '')
    throw new Error('These settings cannot be used:\n  DATABASE_URL is needed by the gateway')
  return config
}

/** Tests: a development deployment with cheap passwords and nothing switched on that a test did not ask for. */
export const testConfig = (databaseUrl: string, changes: Partial<GatewayConfig> = {}): GatewayConfig => ({
  databaseUrl,
  migrationUrl: null,
  anchorFile: null,
  host: '127.0.0.1',
  port: 0,
  signKey: DEVELOPMENT_SIGN_KEY,
  opsSecrets: [DEVELOPMENT_OPS_SECRET],
  siteOrigin: 'http://localhost:3000',
  allowedOrigins: [],
  live: false,
  brandName: 'Fanfare',
  captcha: false,
  rateLimit: false,
  allowClock: true,
  seed: 'none',
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
