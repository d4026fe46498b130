import * as z from 'zod/mini'
import { misspeltSettings } from './misspelt-settings.ts'
import { settingProblems } from './problems.ts'
import { field } from './fields.ts'
import { isLoopbackOrigin, type ConfigProblem } from './live.ts'
import {
  isReadBy,
  PROGRAMS,
  SECRET_SETTINGS,
  withSecretFiles,
  type Program,
  type SecretUnreadBy,
} from './secret-files.ts'
import { tlsProblems } from './tls-problems.ts'
import { WEB_TARGETS } from '../targets.ts'

/** Defaults for a fresh clone; a live deployment refuses them (contract §8). */
export const DEVELOPMENT_SIGN_KEY = 'fanfare-development-key'
export const DEVELOPMENT_OPS_SECRET = 'fanfare-development-ops-secret'

const DEFAULT_PORT = 3000
const DEFAULT_CONSOLE_PORT = 4100

const { optional, _default: withDefault } = z
const WEB = field.url(['http:', 'https:'])
const POSTGRES = field.url(['postgres:', 'postgresql:'])
const SHORT = field.text(256)
const LONG = field.text(4096)

/** Every setting, read at run time from the environment (contract §8; the last group is this implementation's own). */
const SETTINGS = {
  PORT: withDefault(field.wholeNumber(0, 65_535), DEFAULT_PORT),
  /** Where the site listens: `localhost` in a demonstration, every address when live. */
  HOST: optional(field.host),
  /** Health and metrics of the front, never reached by visitors; unset: none (docs/deploying/monitor.md). */
  FRONT_STATUS_PORT: optional(field.wholeNumber(1, 65_535)),
  FRONT_STATUS_HOST: withDefault(field.host, '127.0.0.1'),
  /** A line of JSON for each request to the front. */
  ACCESS_LOG: withDefault(field.switch, false),
  GATEWAY_HOST: withDefault(field.host, '127.0.0.1'),
  GATEWAY_PORT: withDefault(field.wholeNumber(0, 65_535), 4000),
  GATEWAY_ORIGIN: optional(field.origin),
  /** Bearer token of the site's own reads, for a platform that wants one for public calls as well (contract §1). */
  GATEWAY_TOKEN: optional(field.token),
  DATABASE_URL: optional(POSTGRES),
  DATA_DIR: withDefault(LONG, '.data'),
  REDIS_URL: optional(field.url(['redis:', 'rediss:'])),
  SIGN_KEY: withDefault(SHORT, DEVELOPMENT_SIGN_KEY),
  OPS_SECRET: withDefault(SHORT, DEVELOPMENT_OPS_SECRET),
  BRAND_NAME: withDefault(field.text(40), 'Fanfare'),
  /** The mark beside the name. */
  BRAND_LOGO: optional(field.imagePath),
  /** Colour of buttons, links and the cool parts of pictures: one for both modes, or one for each. */
  BRAND_ACCENT: optional(field.accent),
  SITE_ORIGIN: optional(field.origin),
  CAPTCHA: withDefault(field.switch, true),
  RATE_LIMIT: withDefault(field.switch, true),
  SEED: optional(z.enum(['demo', 'none'], 'must be "demo" or "none"')),
  SIMULATOR: withDefault(field.rate, 0),
  /** Asks the wallet to pay granted rewards, and follows each payment. */
  PAYOUTS: withDefault(field.switch, false),
  ALLOW_CLOCK: withDefault(field.switch, false),
  COUNTRY_HEADER: optional(field.headerName),
  /** Whether visitors of unknown countries may join activities with excluded regions. */
  UNKNOWN_COUNTRY: optional(z.enum(['allow', 'deny'], 'must be "allow" or "deny"')),
  LOG_LEVEL: withDefault(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  COMMIT_LABEL: withDefault(field.text(64), ''),

  /** The owner of the tables, for migrations alone; the gateway then needs no more than rights on rows. */
  DATABASE_MIGRATION_URL: optional(POSTGRES),
  /** The same database without the pooler that DATABASE_URL names. */
  DATABASE_DIRECT_URL: optional(POSTGRES),
  /** A streaming standby of the same database, for reads that may be some seconds old (docs/deploying/scale.md). */
  DATABASE_REPLICA_URL: optional(POSTGRES),
  /** English, also of activities, accented and 40 % longer, to see what is cut off or not translated; for development. */
  PSEUDO_LOCALE: withDefault(field.switch, false),
  /** The former secret during a change: still accepted, and still decrypts (docs/deploying/security.md). */
  OPS_SECRET_PREVIOUS: optional(SHORT),
  SIGN_KEY_PREVIOUS: withDefault(SHORT, ''),
  METRICS_TOKEN_PREVIOUS: withDefault(SHORT, ''),
  REVALIDATE_SECRET_PREVIOUS: withDefault(SHORT, ''),
  DATA_KEY_PREVIOUS: optional(SHORT),
  BACKUP_KEY_PREVIOUS: optional(SHORT),
  /** JSON with the keys of the staff, by person and role; unset: OPS_SECRET has every role. */
  OPS_KEYS_FILE: optional(LONG),
  /** YAML: what needs a second person, limits and promises of the staff. */
  OPS_POLICY_FILE: optional(LONG),
  /** JSON with the secrets of the policy's webhooks. */
  WEBHOOK_SECRETS_FILE: optional(LONG),
  /** The staff's console: its own port and origin (docs/operators/console.md). */
  CONSOLE_PORT: optional(field.wholeNumber(0, 65_535)),
  CONSOLE_ORIGIN: optional(field.origin),
  /** The folder of its built pages. */
  CONSOLE_FILES: optional(LONG),
  /** The OpenID provider of the staff; unset: a demonstration's persons. */
  CONSOLE_ISSUER: optional(WEB),
  CONSOLE_CLIENT_ID: optional(SHORT),
  CONSOLE_CLIENT_SECRET: optional(LONG),
  /** The server that takes mails: `smtp://user:password@host:587`, or `smtps://` (docs/deploying/deploy.md). */
  MAIL_URL: optional(field.url(['smtp:', 'smtps:'])),
  /** The address of the sender; with it the login offers to reset a password. */
  MAIL_FROM: optional(field.mailAddress),
  /** The OpenID provider of the exchange's customers; unset: built-in accounts alone. */
  PLAYER_ISSUER: optional(WEB),
  PLAYER_CLIENT_ID: optional(SHORT),
  PLAYER_CLIENT_SECRET: optional(LONG),
  /** The claim with the platform's id of the user. */
  PLAYER_ID_CLAIM: withDefault(field.text(128), 'sub'),
  /** Off: users sign in at PLAYER_ISSUER alone. */
  BUILT_IN_ACCOUNTS: withDefault(field.switch, true),
  /** A user logs in again after so many days, however often the session was used. */
  SESSION_DAYS: withDefault(field.wholeNumber(1, 365), 30),
  /** Encrypts the seeds of draws, delivery addresses and waiting mails; unset: a key in the database does. */
  DATA_KEY: optional(SHORT),
  /** Encrypts the backups of `npm run backup` (docs/deploying/upgrade-and-backup.md). */
  BACKUP_KEY: optional(SHORT),
  /** Bearer token of /metrics; needed there when live. */
  METRICS_TOKEN: optional(SHORT),
  /** Where an OpenTelemetry collector takes OTLP over HTTP; unset: no traces. */
  TRACES_URL: optional(WEB),
  /** Percentage of requests, job runs and sockets that are traced. */
  TRACES_SAMPLE: withDefault(field.wholeNumber(0, 100), 10),
  /** How many proxies in front append to X-Forwarded-For; 0 ignores the header. */
  TRUST_PROXY: withDefault(field.wholeNumber(0, 10), 0),
  /** Further origins that the gateway's CORS allows. */
  ALLOWED_ORIGINS: withDefault(field.origins, []),
  /** Origins that may show our pages in a frame. */
  FRAME_ANCESTORS: withDefault(field.origins, []),
  /** Web addresses of functions that the exchange's own site has outside of the app (contract §12); else the download page. */
  TARGET_URLS: withDefault(field.urlsOf(WEB_TARGETS), {}),
  /** The price of 1 USDT in readers' currencies, for "about 4.60 €" beside cash. */
  DISPLAY_RATES: withDefault(field.rates, {}),
  /** The operator's own documents; unset: the texts of `legal/` (contract §8). */
  TERMS_URL: optional(WEB),
  RISK_DISCLOSURE_URL: optional(WEB),
  PRIVACY_URL: optional(WEB),
  /** Needed when live: only the operator can answer for its support. */
  HELP_URL: optional(WEB),
  /** The app's own pages in the stores (SCR-13); unset: no link to that store. */
  APP_STORE_URL: optional(field.url(['https:'])),
  PLAY_STORE_URL: optional(field.url(['https:'])),
  /** The apps that open links to this site (APP-6): `TEAMID.bundle.id` of iOS, package names and signing keys of Android. */
  APPLE_APP_ID: withDefault(field.appleAppIds, []),
  ANDROID_PACKAGE: withDefault(field.androidPackages, []),
  ANDROID_FINGERPRINTS: withDefault(field.fingerprints, []),
  /** `Contact` of `/.well-known/security.txt`. */
  SECURITY_CONTACT: withDefault(field.contacts, []),
  /** Serves `/locales/{language}/common.json` with newer texts than the build (LOC-4, contract §8). */
  TRANSLATIONS_ORIGIN: optional(field.origin),
  /** A text file with the link that users share in place of ours, and the hosts that file and link may have (NET-4). */
  SHARED_LINK_URL: optional(WEB),
  SHARED_LINK_HOSTS: withDefault(field.domains, []),
  /** Signed and encrypted lists of domains (docs/deploying/deploy.md): all four, or none. */
  DOMAIN_LIST_URLS: withDefault(field.urls(['http:', 'https:']), []),
  DOMAIN_LIST_KEY: withDefault(SHORT, ''),
  DOMAIN_LIST_PUBLIC_KEY: withDefault(field.ed25519Key, ''),
  DOMAIN_SUFFIXES: withDefault(field.domains, []),
  /** GeeTest's captcha instead of the proof of work (decision 0082): the id of the site and its key, both or none. */
  GEETEST_ID: withDefault(field.text(64), ''),
  GEETEST_KEY: withDefault(SHORT, ''),
  /** A host with GeeTest's script and its check, instead of GeeTest's own. */
  GEETEST_ORIGIN: optional(field.origin),
  /** Receives events of Sensors Data (ANA-1); unset: its library is never loaded. */
  SENSORS_SERVER_URL: optional(WEB),
  /** Stores analytics events of the pages in the database. */
  ANALYTICS_RECEIVER: withDefault(field.switch, false),
  /** Percentage of visits that send events. */
  ANALYTICS_SAMPLE: withDefault(field.wholeNumber(1, 100), 100),
  /** ISO 3166 countries where nothing is loaded or sent before consent (ANA-4); `*`: everywhere. */
  CONSENT_COUNTRIES: withDefault(field.countries, []),
  /** Keeps visited pages and a user's last answers in the browser (docs/offline.md); off removes them again. */
  SERVICE_WORKER: withDefault(field.switch, true),
  /** Where `next start` listens on 127.0.0.1; 0 takes a free port. */
  NEXT_PORT: withDefault(field.wholeNumber(0, 65_535), 0),
  /** The secret between gateway and site: for the webhook, and for the site's own reads; every start generates one. */
  REVALIDATE_SECRET: withDefault(SHORT, ''),
  /** The fronts that the gateway notifies of a change; none: the one that is started with it. */
  REVALIDATE_URL: withDefault(field.urls(['http:', 'https:']), []),
  /** Receives the tags of changed pages; a CDN's own address or an adapter (docs/deploying/scale.md). */
  CDN_PURGE_URL: optional(WEB),
  /** Bearer token of these requests. */
  CDN_PURGE_TOKEN: optional(SHORT),
} as const satisfies Record<string, z.ZodMiniType>

export type SettingName = keyof typeof SETTINGS
type Parsed = { [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]> }
/** A setting that did not parse is absent. */
export type Settings = Partial<Parsed>

/** The settings of one process. `live`: SITE_ORIGIN is not a loopback host. CONSOLE_PORT is null where there is no console. */
export type Config = Omit<Parsed, 'CONSOLE_PORT'> & {
  SITE_ORIGIN: string
  HOST: string
  SEED: 'demo' | 'none'
  CONSOLE_PORT: number | null
  CONSOLE_ORIGIN: string
  live: boolean
  /** Names of variables that are no setting, with what was probably meant; a live deployment refuses them. */
  misspelt: readonly string[]
}

type Environment = Record<string, string | undefined>

function readAll(given: Environment) {
  const values: Record<string, unknown> = {}
  const { env, problems } = withSecretFiles(given)
  for (const [name, schema] of Object.entries(SETTINGS)) {
    const text = env[name]?.trim()
    const result = schema.safeParse(text === '' ? undefined : text)
    if (result.success) values[name] = result.data
    else problems.push({ name, message: result.error.issues[0]?.message ?? 'is not understood' })
  }
  return { values: values as Settings, problems }
}

/** A demonstration has a console, on a free port if its gateway has a free one; otherwise CONSOLE_PORT switches it on. */
function consolePortOf({ CONSOLE_PORT, GATEWAY_PORT }: Settings, { hasDemo }: { hasDemo: boolean }) {
  if (CONSOLE_PORT !== undefined) return CONSOLE_PORT
  if (!hasDemo) return null
  return GATEWAY_PORT === 0 ? 0 : DEFAULT_CONSOLE_PORT
}

/** Every variable that is read from the environment of a deployment. */
const NAMES = [...Object.keys(SETTINGS), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]

/** Secrets that are not given, and that none of the programs reads. */
const missingUnread = (env: Environment, programs: readonly Program[]): ReadonlySet<string> =>
  new Set(
    SECRET_SETTINGS.filter((name) => !isReadBy(name, programs) && !env[name]?.trim() && !env[`${name}_FILE`]?.trim()),
  )

/**
 * Parses the environment and the files of secrets. One error names every bad setting, and no value, because it may be a secret.
 * @param programs may lack a secret that none of them reads
 */
export function parseConfig(
  env: Environment,
  programs: readonly Program[] = PROGRAMS,
): { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] } {
  const { values, problems } = readAll(env)
  const SITE_ORIGIN = values.SITE_ORIGIN ?? `http://localhost:${values.PORT ?? DEFAULT_PORT}`
  const live = !isLoopbackOrigin(SITE_ORIGIN)
  const misspelt = misspeltSettings(env, NAMES)
  const isParsed = ({ name }: ConfigProblem) => problems.every((one) => one.name !== name)
  problems.push(
    ...settingProblems(values, SITE_ORIGIN).filter(isParsed),
    ...(live ? [...misspelt, ...tlsProblems(env, values)] : []),
  )
  const unread = missingUnread(env, programs)
  const own = problems.filter(({ name }) => !unread.has(name))
  if (own.length > 0) return { ok: false, problems: own }
  const SEED = values.SEED ?? (live ? 'none' : 'demo')
  // Only this machine reaches a demonstration, whose accounts have published passwords.
  const HOST = values.HOST ?? (live ? '::' : 'localhost')
  const CONSOLE_PORT = consolePortOf(values, { hasDemo: SEED === 'demo' && !live })
  const CONSOLE_ORIGIN = values.CONSOLE_ORIGIN ?? `http://localhost:${CONSOLE_PORT ?? DEFAULT_CONSOLE_PORT}`
  const sentences = misspelt.map(({ name, message }) => `${name} ${message}`)
  const derived = { SITE_ORIGIN, HOST, SEED, CONSOLE_PORT, CONSOLE_ORIGIN, live, misspelt: sentences }
  return { ok: true, config: { ...(values as Parsed), ...derived } }
}

export const describeProblems = (problems: ConfigProblem[]) =>
  ['These settings cannot be used:', ...problems.map(({ name, message }) => `  ${name} ${message}`)].join('\n')

/** `programs` as for `parseConfig`. @throws Error that names every bad setting. */
export function requireConfig(env: Environment, programs?: readonly Program[]): Config {
  const result = parseConfig(env, programs)
  if (!result.ok) throw new Error(describeProblems(result.problems))
  return result.config
}

/** The settings of one program, which is started without the secrets that it does not read. */
export type ConfigOf<P extends Program> = Omit<Config, SecretUnreadBy<P>>

/** @throws Error that names every bad setting. */
export const requireConfigOf = <P extends Program>(program: P, env: Environment): ConfigOf<P> =>
  requireConfig(env, [program])
