import { allowedLink } from '../allowed-link.ts'
import { LOOPBACK_SUFFIXES } from '../domains/accept-host.ts'
import { nearest } from '../edit-distance.ts'
import type { SettingName, Settings } from './config.ts'
import { isLoopbackOrigin, isWeakSecret, WEAKEST_SECRET_BITS, type ConfigProblem } from './live.ts'

const LONG_NAME = 8
/** `npm test` sets these for the processes that it starts. */
const OWN_NAMES: ReadonlySet<string> = new Set(['FANFARE_TEST_RUN', 'FANFARE_SLOWNESS'])

/**
 * Variables that were meant as a setting: one or two letters away from a name, a name with a `_FILE` or `_PREVIOUS` that it does not take,
 * or any `FANFARE_…`. Others belong to other programs.
 */
export function misspeltSettings(env: NodeJS.Dict<string>, names: readonly string[]): ConfigProblem[] {
  const known = new Set(names)
  return Object.keys(env).flatMap((name): ConfigProblem[] => {
    if (known.has(name) || OWN_NAMES.has(name) || !env[name]?.trim()) return []
    const meant = nearest(name, names, name.length > LONG_NAME ? 2 : 1)
    if (meant !== null) return [{ name, message: `is no setting; did you mean ${meant}?` }]
    const stem = name.replace(/^FANFARE_|_(?:FILE|PREVIOUS)$/, '')
    const isMeant = name.startsWith('FANFARE_') || (stem !== name && known.has(stem))
    return isMeant ? [{ name, message: 'is no setting (npm run docs -- settings)' }] : []
  })
}

/** Settings that are set together or not at all. */
const TOGETHER: readonly (readonly SettingName[])[] = [
  ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
  // A package without its signing keys would verify no link, and Android would not say why.
  ['ANDROID_PACKAGE', 'ANDROID_FINGERPRINTS'],
  ['GEETEST_ID', 'GEETEST_KEY'],
  ['PLAYER_ISSUER', 'PLAYER_CLIENT_ID', 'PLAYER_CLIENT_SECRET'],
  ['DOMAIN_LIST_URLS', 'DOMAIN_LIST_KEY', 'DOMAIN_LIST_PUBLIC_KEY', 'DOMAIN_SUFFIXES'],
]

const NEEDED: readonly (readonly [needed: readonly SettingName[], withAnyOf: readonly SettingName[]])[] = [
  // The embedded database has no pooler and no standby.
  [['DATABASE_URL'], ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']],
  // MAIL_FROM alone is allowed here, because the site reads no more; the gateway also needs MAIL_URL (`mailOf`).
  [['MAIL_FROM'], ['MAIL_URL']],
  // The policy maps groups of the provider to roles.
  [['CONSOLE_CLIENT_ID', 'CONSOLE_CLIENT_SECRET', 'OPS_POLICY_FILE'], ['CONSOLE_ISSUER']],
  ...TOGETHER.map((names) => [names, names] as const),
]

/** A former secret alone would be taken for the present one, or ignored. */
const CHANGING = ['DATA_KEY', 'BACKUP_KEY', 'METRICS_TOKEN', 'REVALIDATE_SECRET'] as const

const SECRETS = [
  'SIGN_KEY',
  'SIGN_KEY_PREVIOUS',
  'OPS_SECRET',
  'OPS_SECRET_PREVIOUS',
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'BACKUP_KEY',
  'BACKUP_KEY_PREVIOUS',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
  'REVALIDATE_SECRET',
  'REVALIDATE_SECRET_PREVIOUS',
] as const

/** The only values that a live deployment accepts (contract §8, reliability D-24). */
const LIVE_VALUES = {
  ALLOW_CLOCK: 'off',
  PSEUDO_LOCALE: 'off',
  CAPTCHA: 'on',
  RATE_LIMIT: 'on',
  SEED: 'none',
  SIMULATOR: '0',
}

const textOf = (value: unknown = '') => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value))

/** Faults of settings with each other, and those that a live deployment refuses. A setting that did not parse is absent. */
export function settingProblems(values: Settings, siteOrigin: string) {
  const problems: ConfigProblem[] = []
  const refuse = (when: boolean | undefined, name: SettingName, message: string) =>
    when && problems.push({ name, message })
  const isSet = (name: SettingName) => textOf(values[name]) !== ''
  const live = !isLoopbackOrigin(siteOrigin)
  for (const [needed, others] of NEEDED) {
    const given = others.filter(isSet)
    for (const name of needed) refuse(given.length > 0 && !isSet(name), name, `is needed with ${given.join(' and ')}`)
  }
  for (const name of CHANGING)
    refuse(isSet(`${name}_PREVIOUS`) && !isSet(name), `${name}_PREVIOUS`, `needs ${name}, the present one`)
  for (const name of ['CONSOLE_ORIGIN', 'TRANSLATIONS_ORIGIN'] as const)
    refuse(values[name] === new URL(siteOrigin).origin, name, 'must not be the site itself')
  const isHttp = (name: SettingName) => isSet(name) && !textOf(values[name]).startsWith('https:')
  for (const name of ['GEETEST_ORIGIN', 'CONSOLE_ORIGIN', 'CONSOLE_ISSUER', 'PLAYER_ISSUER'] as const)
    refuse(isHttp(name) && (live || !isLoopbackOrigin(values[name] ?? '')), name, 'must start with https:')
  const { CDN_PURGE_URL, CONSOLE_ORIGIN, DOMAIN_LIST_URLS = [], DOMAIN_SUFFIXES = [], SHARED_LINK_URL } = values
  // Plain http would show the token, which can empty the CDN, to the network.
  refuse(isHttp('CDN_PURGE_URL') && !isLoopbackOrigin(CDN_PURGE_URL ?? ''), 'CDN_PURGE_URL', 'must start with https:')
  refuse(live && isHttp('TRANSLATIONS_ORIGIN'), 'TRANSLATIONS_ORIGIN', 'must start with https: in a live deployment')
  // Http only on a developer's machine (NET-4).
  const link = { hosts: values.SHARED_LINK_HOSTS ?? [], allowsHttp: !live }
  refuse(
    SHARED_LINK_URL !== undefined && allowedLink(SHARED_LINK_URL, link) === null,
    'SHARED_LINK_URL',
    'must start with https:// and have one of SHARED_LINK_HOSTS as its host',
  )
  // A list is fetched without a user name, and over http only on a developer's machine (D-2).
  const isListUrl = (text: string) => {
    const { protocol, username, password, origin } = new URL(text)
    return !username && !password && (protocol === 'https:' || (!live && isLoopbackOrigin(origin)))
  }
  refuse(!DOMAIN_LIST_URLS.every(isListUrl), 'DOMAIN_LIST_URLS', 'must start with https:// and have no user name')
  // Without a provider, a demonstration's persons sign in without a password, so such a console is for a developer's machine alone.
  for (const name of ['CONSOLE_ORIGIN', 'CONSOLE_ISSUER'] as const)
    refuse(
      live && values.CONSOLE_PORT !== undefined && !isSet(name),
      name,
      'is needed by the console of a live deployment',
    )
  refuse(
    !live && !isSet('CONSOLE_ISSUER') && CONSOLE_ORIGIN !== undefined && !isLoopbackOrigin(CONSOLE_ORIGIN),
    'CONSOLE_ISSUER',
    'is needed where CONSOLE_ORIGIN is not of this machine',
  )
  refuse(
    values.BUILT_IN_ACCOUNTS === false && !isSet('PLAYER_ISSUER'),
    'BUILT_IN_ACCOUNTS',
    'can be off only with PLAYER_ISSUER',
  )
  if (!live) return problems
  refuse(siteOrigin.startsWith('http:'), 'SITE_ORIGIN', 'must start with https: in a live deployment')
  refuse(!isSet('HELP_URL'), 'HELP_URL', 'is needed in a live deployment')
  for (const [name, wanted] of Object.entries(LIVE_VALUES) as [keyof typeof LIVE_VALUES, string][])
    refuse(isSet(name) && textOf(values[name]) !== wanted, name, `must be ${wanted} in a live deployment`)
  refuse(
    DOMAIN_SUFFIXES.some((suffix) => LOOPBACK_SUFFIXES.includes(suffix)),
    'DOMAIN_SUFFIXES',
    'must not name this machine in a live deployment',
  )
  for (const name of SECRETS) {
    const value = values[name]
    // Unset, or a secret that every start generates.
    if (!value) continue
    const isDevelopment = /development/i.test(value)
    refuse(isDevelopment, name, 'has a development value, which a live deployment refuses')
    // The sign key is sent to every browser, so its strength protects nothing.
    const isWeak = !name.startsWith('SIGN_KEY') && isWeakSecret(value)
    refuse(
      !isDevelopment && isWeak,
      name,
      `is too weak for a live deployment: use ${WEAKEST_SECRET_BITS} random bits or more`,
    )
  }
  return problems
}
