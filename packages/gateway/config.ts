import { join, resolve } from 'node:path'
import { requireConfigOf, type ConfigOf } from '@fanfare/kernel/config/config.ts'
import { splitKeys } from '@fanfare/kernel/config/live.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { readStaffPolicy, type StaffPolicy } from './access/staff-policy.ts'
import { geetestAccess } from '@fanfare/kernel/geetest-settings.ts'

/** A client of an OpenID provider. */
export interface ProviderConfig {
  /** As in its discovery document. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** The staff's console (docs/operators/console.md). */
export type ConsoleConfig = NonNullable<ReturnType<typeof consoleOf>>

/** How mails are sent (docs/deploying/deploy.md). */
export type MailConfig = NonNullable<ReturnType<typeof mailOf>>

type Config = ConfigOf<'gateway'>

const PASSWORD_COST = 2 ** 15

/** In DATA_DIR. */
export const ANCHOR_FILE = 'seals.log'

/** In DATA_DIR, in a demonstration without a mail server. */
export const MAILS_FOLDER = 'mails'

const SMTP_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

/** @throws Error when MAIL_URL is more than the address of a mail server, or is missing */
function mailOf(config: Config, env: NodeJS.ProcessEnv) {
  const { MAIL_URL: text, MAIL_FROM: from, live } = config
  if (text === undefined) {
    if (from !== undefined && live)
      throw new Error('These settings cannot be used:\n  MAIL_URL is needed with MAIL_FROM')
    // A gateway that is started alone has no data directory and writes no file.
    if (live || !env.DATA_DIR) return null
    const folder = join(resolve(config.DATA_DIR), MAILS_FOLDER)
    // Files instead of mails, for demonstrations.
    return { from: from ?? 'no-reply@fanfare.example', via: { kind: 'folder' as const, folder } }
  }
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  if (!isPlain || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '')
    throw new Error('These settings cannot be used:\n  MAIL_URL must be smtp://user:password@host:port, or smtps://')
  return {
    /** The address of the sender; its name is the brand's. */
    from: from ?? '',
    via: {
      kind: 'smtp' as const,
      host: url.hostname,
      port: url.port === '' ? SMTP_PORTS[url.protocol] : Number(url.port),
      /** TLS from the first byte; else the connection is upgraded, which a live deployment insists on. */
      secure: url.protocol === 'smtps:',
      needsTls: live,
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: url.username === '' ? null : decodeURIComponent(url.password),
    },
  }
}

export const readDataKeys = ({ DATA_KEY, DATA_KEY_PREVIOUS }: Config) =>
  [DATA_KEY, DATA_KEY_PREVIOUS].flatMap((key) => key ?? [])

function playersOf(config: Config) {
  const { PLAYER_ISSUER: issuer, PLAYER_CLIENT_ID: clientId = '', PLAYER_CLIENT_SECRET: clientSecret = '' } = config
  return issuer === undefined ? null : { issuer, clientId, clientSecret, idClaim: config.PLAYER_ID_CLAIM }
}

/** @throws Error when the provider's groups have no roles */
function consoleOf(config: Config, policy: StaffPolicy) {
  const {
    CONSOLE_PORT: port,
    CONSOLE_ORIGIN: origin,
    CONSOLE_ISSUER: issuer,
    CONSOLE_CLIENT_ID: clientId = '',
    CONSOLE_CLIENT_SECRET: clientSecret = '',
  } = config
  if (port === null) return null
  if (issuer !== undefined && policy.roles === undefined)
    throw new Error('OPS_POLICY_FILE needs `roles`: a claim of CONSOLE_ISSUER, and the roles of its groups')
  return {
    // The persons of a demonstration need no password, so other machines must not reach the console.
    host: issuer === undefined ? '127.0.0.1' : config.GATEWAY_HOST,
    port,
    origin,
    /** The folder of its built pages; null when there are none. */
    files: config.CONSOLE_FILES ?? null,
    /** Null: the persons of a demonstration. */
    provider: issuer === undefined ? null : { issuer, clientId, clientSecret },
  }
}

const fromSettings = (
  config: Config,
  env: NodeJS.ProcessEnv,
  staffPolicy = readStaffPolicy(config.OPS_POLICY_FILE, { live: config.live }),
) => ({
  databaseUrl: config.DATABASE_URL ?? '',
  /** `databaseUrl` without a pooler in transaction mode. */
  directUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? '',
  /** Whether `databaseUrl` goes through such a pooler. */
  isPooled: config.DATABASE_DIRECT_URL !== undefined,
  /** A standby for reads that may be some seconds old; null when there is none. */
  replicaUrl: config.DATABASE_REPLICA_URL ?? null,
  /** The role that owns the tables; null when the gateway's role owns them, or another program migrates. */
  migrationUrl: config.DATABASE_MIGRATION_URL ?? null,
  /** The Redis that several instances share; null when this instance counts limits and reads all events on its own. */
  redisUrl: config.REDIS_URL ?? null,
  /** The file with the last seals outside the database; null when only the log has them, as in a gateway that is started alone. */
  anchorFile: env.DATA_DIR ? join(resolve(config.DATA_DIR), ANCHOR_FILE) : null,
  host: config.GATEWAY_HOST,
  port: config.GATEWAY_PORT,
  signKey: config.SIGN_KEY,
  /** The secrets before `signKey`, `metricsToken` and `siteSecret`, accepted while these change; empty: none. */
  former: {
    signKey: config.SIGN_KEY_PREVIOUS,
    metricsToken: config.METRICS_TOKEN_PREVIOUS,
    siteSecret: config.REVALIDATE_SECRET_PREVIOUS,
  },
  /** More than one during a change of the key (contract §7). */
  opsSecrets: [...splitKeys(config.OPS_SECRET), ...(config.OPS_SECRET_PREVIOUS ? [config.OPS_SECRET_PREVIOUS] : [])],
  /** The keys of the staff, by person and role; null: `opsSecrets` have every role. */
  opsKeysFile: config.OPS_KEYS_FILE ?? null,
  staffPolicy,
  /** The file with the secrets of the policy's webhooks; null when it has none. */
  webhookSecretsFile: config.WEBHOOK_SECRETS_FILE ?? null,
  /** Null: no mail is sent, so no password can be reset. */
  mail: mailOf(config, env),
  console: consoleOf(config, staffPolicy),
  /** The OpenID provider of the users, and the claim with their id; null when there is none. */
  players: playersOf(config),
  /** Whether users may register and log in with a password. */
  builtInAccounts: config.BUILT_IN_ACCOUNTS,
  /** Encrypt seeds and addresses: the first encrypts, all decrypt. Empty: the key is in the database. */
  dataKeys: readDataKeys(config),
  siteOrigin: config.SITE_ORIGIN,
  /** Origins that CORS allows besides the site's own. */
  allowedOrigins: config.ALLOWED_ORIGINS,
  live: config.live,
  brandName: config.BRAND_NAME,
  captcha: config.CAPTCHA,
  /** Null: the proof of work is the captcha. */
  geetest: geetestAccess(config),
  rateLimit: config.RATE_LIMIT,
  allowClock: config.ALLOW_CLOCK,
  seed: config.SEED,
  /** Publishes a file of `activities/` whenever it changes: `npm start -- dev` with a demonstration. */
  watchesActivities: env.NODE_ENV === 'development' && config.SEED === 'demo',
  /** Steps a second of the simulated market; 0 turns it off. */
  simulatorRate: config.SIMULATOR,
  /** Whether the wallet is asked to pay granted rewards. */
  payouts: config.PAYOUTS,
  /** Lower-case name of the trusted header with an ISO 3166 country. */
  countryHeader: config.COUNTRY_HEADER ?? null,
  /** Whether an unknown country is an excluded region (`isExcludedRegion`); null when it is not set. */
  unknownCountry: config.UNKNOWN_COUNTRY ?? null,
  metricsToken: config.METRICS_TOKEN ?? null,
  /** Null: no traces, and their library is not loaded. */
  traces: config.TRACES_URL === undefined ? null : { url: config.TRACES_URL, sample: config.TRACES_SAMPLE },
  /** Number of proxies that append to X-Forwarded-For, besides the front on this machine. */
  trustProxy: config.TRUST_PROXY,
  /** Stores analytics events of the pages. */
  analyticsReceiver: config.ANALYTICS_RECEIVER,
  /** How many of 100 visits send events. */
  analyticsSample: config.ANALYTICS_SAMPLE,
  logLevel: config.LOG_LEVEL,
  commitLabel: config.COMMIT_LABEL,
  /** Addresses of the fronts for `announceActivity`; null when there is no site. */
  revalidate:
    config.REVALIDATE_URL.length > 0 && config.REVALIDATE_SECRET
      ? { urls: config.REVALIDATE_URL, secret: config.REVALIDATE_SECRET }
      : null,
  /** Where the CDN purges pages by their tags; null without a CDN. */
  cdnPurge:
    config.CDN_PURGE_URL === undefined ? null : { url: config.CDN_PURGE_URL, token: config.CDN_PURGE_TOKEN ?? '' },
  /** The secret of the site's own reads; when empty, no request counts as the site's. */
  siteSecret: config.REVALIDATE_SECRET,
  /** scrypt's N; lower in tests. */
  passwordCost: PASSWORD_COST,
  /** ms: a session of a user ends this long after its login. */
  sessionMs: config.SESSION_DAYS * DAY_MS,
})

/** The settings that the gateway uses (contract §8). */
export type GatewayConfig = ReturnType<typeof fromSettings>

/** @throws Error with the names of all invalid settings */
export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const config = fromSettings(requireConfigOf('gateway', env), env)
  if (config.databaseUrl === '')
    throw new Error('These settings cannot be used:\n  DATABASE_URL is needed by the gateway')
  return config
}
