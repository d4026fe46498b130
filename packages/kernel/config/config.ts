import * as z from 'zod/mini'
import {
  androidProblems,
  consoleProblems,
  databaseProblems,
  formerProblems,
  geetestProblems,
  mailProblems,
  misspeltSettings,
  playerProblems,
  purgeProblems,
  sharedLinkProblems,
  translationsProblems,
} from './problems.ts'
import { domainProblems } from './domain-settings.ts'
import { field } from './fields.ts'
import { isLoopbackOrigin, liveProblems, type ConfigProblem } from './live.ts'
import {
  isReadBy,
  PROGRAMS,
  SECRET_SETTINGS,
  withSecretFiles,
  type Program,
  type SecretUnreadBy,
} from './secret-files.ts'
import { WEB_TARGETS } from '../targets.ts'

/** Defaults for a fresh clone; a live deployment refuses them (contract §8). */
export const DEVELOPMENT_SIGN_KEY = 'fanfare-development-key'
export const DEVELOPMENT_OPS_SECRET = 'fanfare-development-ops-secret'

const DEFAULT_PORT = 3000
const DEFAULT_CONSOLE_PORT = 4100

/** Every setting, read at run time from the environment (contract §8; the last group is this implementation's own). */
const SETTINGS = {
  PORT: z._default(field.wholeNumber(0, 65_535), DEFAULT_PORT),
  /** Where the site listens: `localhost` in a demonstration, every address when live. */
  HOST: z.optional(field.host),
  /** Health and metrics of the front, never reached by visitors; unset: none (docs/deploying/monitor.md). */
  FRONT_STATUS_PORT: z.optional(field.wholeNumber(1, 65_535)),
  FRONT_STATUS_HOST: z._default(field.host, '127.0.0.1'),
  /** A line of JSON for each request to the front. */
  ACCESS_LOG: z._default(field.switch, false),
  GATEWAY_HOST: z._default(field.host, '127.0.0.1'),
  GATEWAY_PORT: z._default(field.wholeNumber(0, 65_535), 4000),
  GATEWAY_ORIGIN: z.optional(field.origin),
  /** Bearer token of the site's own readings, for a platform that wants one for public calls as well (contract §1). */
  GATEWAY_TOKEN: z.optional(field.token),
  DATABASE_URL: z.optional(field.url(['postgres:', 'postgresql:'])),
  DATA_DIR: z._default(field.text(4096), '.data'),
  REDIS_URL: z.optional(field.url(['redis:', 'rediss:'])),
  SIGN_KEY: z._default(field.text(256), DEVELOPMENT_SIGN_KEY),
  OPS_SECRET: z._default(field.text(256), DEVELOPMENT_OPS_SECRET),
  BRAND_NAME: z._default(field.text(40), 'Fanfare'),
  /** The mark beside the name. */
  BRAND_LOGO: z.optional(field.imagePath),
  /** Of buttons, links and the cool colours of pictures: one for both modes, or one for each. */
  BRAND_ACCENT: z.optional(field.accent),
  SITE_ORIGIN: z.optional(field.origin),
  CAPTCHA: z._default(field.switch, true),
  RATE_LIMIT: z._default(field.switch, true),
  SEED: z.optional(z.enum(['demo', 'none'], 'must be "demo" or "none"')),
  SIMULATOR: z._default(field.rate, 0),
  /** Asks the wallet to pay granted rewards, and follows each payment. */
  PAYOUTS: z._default(field.switch, false),
  ALLOW_CLOCK: z._default(field.switch, false),
  COUNTRY_HEADER: z.optional(field.headerName),
  /** Whether visitors of unknown countries may join activities with excluded regions. */
  UNKNOWN_COUNTRY: z.optional(z.enum(['allow', 'deny'], 'must be "allow" or "deny"')),
  LOG_LEVEL: z._default(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  COMMIT_LABEL: z._default(field.text(64), ''),

  /** The owner of the tables, for migrations alone; the gateway then needs no more than rights on rows. */
  DATABASE_MIGRATION_URL: z.optional(field.url(['postgres:', 'postgresql:'])),
  /** The same database without the pooler that DATABASE_URL names. */
  DATABASE_DIRECT_URL: z.optional(field.url(['postgres:', 'postgresql:'])),
  /** A streaming standby of the same database, for reads that may be some seconds old (docs/deploying/scale.md). */
  DATABASE_REPLICA_URL: z.optional(field.url(['postgres:', 'postgresql:'])),
  /** English, also of activities, accented and 40 % longer, to see what is cut off or not translated; for development. */
  PSEUDO_LOCALE: z._default(field.switch, false),
  /** Of a secret that is being changed: still accepted, and still decrypts (docs/deploying/security.md). */
  OPS_SECRET_PREVIOUS: z.optional(field.text(256)),
  SIGN_KEY_PREVIOUS: z._default(field.text(256), ''),
  METRICS_TOKEN_PREVIOUS: z._default(field.text(256), ''),
  REVALIDATE_SECRET_PREVIOUS: z._default(field.text(256), ''),
  DATA_KEY_PREVIOUS: z.optional(field.text(256)),
  BACKUP_KEY_PREVIOUS: z.optional(field.text(256)),
  /** JSON with the keys of the staff, by person and role; unset: OPS_SECRET has every role. */
  OPS_KEYS_FILE: z.optional(field.text(4096)),
  /** YAML: what needs a second person, limits and promises of the staff. */
  OPS_POLICY_FILE: z.optional(field.text(4096)),
  /** JSON with the secrets of the policy's webhooks. */
  WEBHOOK_SECRETS_FILE: z.optional(field.text(4096)),
  /** The staff's console: its own port and origin (docs/operators/console.md). */
  CONSOLE_PORT: z.optional(field.wholeNumber(0, 65_535)),
  CONSOLE_ORIGIN: z.optional(field.origin),
  /** The folder of its built pages. */
  CONSOLE_FILES: z.optional(field.text(4096)),
  /** The OpenID provider of the staff; unset: a demonstration's persons. */
  CONSOLE_ISSUER: z.optional(field.url(['https:', 'http:'])),
  CONSOLE_CLIENT_ID: z.optional(field.text(256)),
  CONSOLE_CLIENT_SECRET: z.optional(field.text(4096)),
  /** The server that takes mails: `smtp://user:password@host:587`, or `smtps://` (docs/deploying/deploy.md). */
  MAIL_URL: z.optional(field.url(['smtp:', 'smtps:'])),
  /** The address of the sender; with it the login offers to reset a password. */
  MAIL_FROM: z.optional(field.mailAddress),
  /** The OpenID provider of the exchange's customers; unset: built-in accounts alone. */
  PLAYER_ISSUER: z.optional(field.url(['https:', 'http:'])),
  PLAYER_CLIENT_ID: z.optional(field.text(256)),
  PLAYER_CLIENT_SECRET: z.optional(field.text(4096)),
  /** The claim with the platform's id of the user. */
  PLAYER_ID_CLAIM: z._default(field.text(128), 'sub'),
  /** Off: users sign in at PLAYER_ISSUER alone. */
  BUILT_IN_ACCOUNTS: z._default(field.switch, true),
  /** A user logs in again after so many days, however often the session was used. */
  SESSION_DAYS: z._default(field.wholeNumber(1, 365), 30),
  /** Encrypts the seeds of draws, delivery addresses and waiting mails; unset: a key in the database does. */
  DATA_KEY: z.optional(field.text(256)),
  /** Encrypts the backups of `npm run backup` (docs/deploying/upgrade-and-backup.md). */
  BACKUP_KEY: z.optional(field.text(256)),
  /** Bearer token of /metrics; needed there when live. */
  METRICS_TOKEN: z.optional(field.text(256)),
  /** Where an OpenTelemetry collector takes OTLP over HTTP; unset: no traces. */
  TRACES_URL: z.optional(field.url(['http:', 'https:'])),
  /** Of 100 requests, runs of jobs and sockets, how many are traced. */
  TRACES_SAMPLE: z._default(field.wholeNumber(0, 100), 10),
  /** How many proxies in front append to X-Forwarded-For; 0 ignores the header. */
  TRUST_PROXY: z._default(field.wholeNumber(0, 10), 0),
  /** Further origins that the gateway's CORS allows. */
  ALLOWED_ORIGINS: z._default(field.origins, []),
  /** Origins that may show our pages in a frame. */
  FRAME_ANCESTORS: z._default(field.origins, []),
  /** Web addresses of functions that the exchange's own site has outside of the app (contract §12); else the download page. */
  TARGET_URLS: z._default(field.urlsOf(WEB_TARGETS), {}),
  /** The price of 1 USDT in currencies of readers: cash has it beside it as "about 4.60 €". */
  DISPLAY_RATES: z._default(field.rates, {}),
  /** The operator's own documents; unset: the texts of `legal/` (contract §8). */
  TERMS_URL: z.optional(field.url(['http:', 'https:'])),
  RISK_DISCLOSURE_URL: z.optional(field.url(['http:', 'https:'])),
  PRIVACY_URL: z.optional(field.url(['http:', 'https:'])),
  /** Needed when live: only the operator can answer for its support. */
  HELP_URL: z.optional(field.url(['http:', 'https:'])),
  /** The app's own pages in the stores (SCR-13); unset: no link to that store. */
  APP_STORE_URL: z.optional(field.url(['https:'])),
  PLAY_STORE_URL: z.optional(field.url(['https:'])),
  /** The apps that open links to this site (APP-6): `TEAMID.bundle.id` of iOS, package names and signing keys of Android. */
  APPLE_APP_ID: z._default(field.appleAppIds, []),
  ANDROID_PACKAGE: z._default(field.androidPackages, []),
  ANDROID_FINGERPRINTS: z._default(field.fingerprints, []),
  /** `Contact` of `/.well-known/security.txt`. */
  SECURITY_CONTACT: z._default(field.contacts, []),
  /** Serves `/locales/{language}/common.json` with newer texts than the build (LOC-4, contract §8). */
  TRANSLATIONS_ORIGIN: z.optional(field.origin),
  /** A text file with the link that users share in place of ours, and the hosts that file and link may have (NET-4). */
  SHARED_LINK_URL: z.optional(field.url(['http:', 'https:'])),
  SHARED_LINK_HOSTS: z._default(field.domains, []),
  /** Signed and encrypted lists of domains (docs/deploying/deploy.md): all four, or none. */
  DOMAIN_LIST_URLS: z._default(field.urls(['http:', 'https:']), []),
  DOMAIN_LIST_KEY: z._default(field.text(256), ''),
  DOMAIN_LIST_PUBLIC_KEY: z._default(field.ed25519Key, ''),
  DOMAIN_SUFFIXES: z._default(field.domains, []),
  /** GeeTest's captcha instead of the proof of work (decision 0082): the id of the site and its key, both or none. */
  GEETEST_ID: z._default(field.text(64), ''),
  GEETEST_KEY: z._default(field.text(256), ''),
  /** A host with GeeTest's script and its check, instead of GeeTest's own. */
  GEETEST_ORIGIN: z.optional(field.origin),
  /** Receives events of Sensors Data (ANA-1); unset: its library is never loaded. */
  SENSORS_SERVER_URL: z.optional(field.url(['http:', 'https:'])),
  /** Stores analytics events of the pages in the database. */
  ANALYTICS_RECEIVER: z._default(field.switch, false),
  /** Of 100 visits, how many send events. */
  ANALYTICS_SAMPLE: z._default(field.wholeNumber(1, 100), 100),
  /** ISO 3166 countries where nothing is loaded or sent before consent (ANA-4); `*`: everywhere. */
  CONSENT_COUNTRIES: z._default(field.countries, []),
  /** Keeps visited pages and a user's last answers in the browser (docs/offline.md); off removes them again. */
  SERVICE_WORKER: z._default(field.switch, true),
  /** Where `next start` listens on 127.0.0.1; 0 takes a free port. */
  NEXT_PORT: z._default(field.wholeNumber(0, 65_535), 0),
  /** The secret between gateway and site: for the webhook, and for the site's own reads; every start generates one. */
  REVALIDATE_SECRET: z._default(field.text(256), ''),
  /** The fronts that the gateway notifies of a change; none: the one that is started with it. */
  REVALIDATE_URL: z._default(field.urls(['http:', 'https:']), []),
  /** Receives the tags of changed pages; a CDN's own address or an adapter (docs/deploying/scale.md). */
  CDN_PURGE_URL: z.optional(field.url(['http:', 'https:'])),
  /** Bearer token of these requests. */
  CDN_PURGE_TOKEN: z.optional(field.text(256)),
} as const satisfies Record<string, z.ZodMiniType>

export type SettingName = keyof typeof SETTINGS
type Parsed = { [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]> }

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
  return { values: values as Partial<Parsed>, problems }
}

/** A demonstration has a console, on a free port where its gateway has one; elsewhere the setting switches it on. */
function consolePortOf({ CONSOLE_PORT, GATEWAY_PORT }: Partial<Parsed>, { hasDemo }: { hasDemo: boolean }) {
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
  problems.push(...databaseProblems(values), ...formerProblems(values))
  problems.push(...androidProblems(values))
  problems.push(...purgeProblems(values))
  const misspelt = misspeltSettings(env, NAMES)
  if (live) problems.push(...liveProblems(values, SITE_ORIGIN), ...misspelt)
  problems.push(...domainProblems(values, live))
  problems.push(...geetestProblems(values, live))
  problems.push(...translationsProblems(values, SITE_ORIGIN))
  problems.push(...sharedLinkProblems(values, SITE_ORIGIN))
  problems.push(...consoleProblems(values, SITE_ORIGIN))
  problems.push(...mailProblems(values))
  problems.push(...playerProblems(values, live))
  const unread = missingUnread(env, programs)
  const own = problems.filter(({ name }) => !unread.has(name))
  if (own.length > 0) return { ok: false, problems: own }
  const SEED = values.SEED ?? (live ? 'none' : 'demo')
  // The accounts of a demonstration have published passwords.
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

/** The settings of one program, without the secrets that it does not read: it is started without them. */
export type ConfigOf<P extends Program> = Omit<Config, SecretUnreadBy<P>>

/** @throws Error that names every bad setting. */
export const requireConfigOf = <P extends Program>(program: P, env: Environment): ConfigOf<P> =>
  requireConfig(env, [program])
