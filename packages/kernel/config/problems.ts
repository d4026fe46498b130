import { allowedLink } from '../allowed-link.ts'
import { nearest } from '../edit-distance.ts'
import { isLoopbackOrigin, type ConfigProblem } from './live.ts'

const LONG_NAME = 8
/** Of `npm test`, for processes that it starts. */
const OWN_NAMES: ReadonlySet<string> = new Set(['FANFARE_TEST_RUN', 'FANFARE_SLOWNESS'])

/**
 * Variables that were meant as a setting: one or two letters from a name, or a name with `_FILE`, `_PREVIOUS` or `FANFARE_` that has none.
 * All others are those of other programs.
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

/** The source of texts may be http only on a developer's machine; the site itself would read its own merged texts. */
export function translationsProblems(
  { TRANSLATIONS_ORIGIN: origin }: { TRANSLATIONS_ORIGIN?: string },
  siteOrigin: string,
): ConfigProblem[] {
  if (origin === undefined) return []
  const name = 'TRANSLATIONS_ORIGIN'
  if (origin === new URL(siteOrigin).origin) return [{ name, message: 'must not be the site itself' }]
  const isSafe = origin.startsWith('https:') || isLoopbackOrigin(siteOrigin)
  return isSafe ? [] : [{ name, message: 'must start with https: in a live deployment' }]
}

/** A setting that did not parse is absent and already reported. */
interface DatabaseSettings {
  DATABASE_URL?: string
  DATABASE_DIRECT_URL?: string
  DATABASE_REPLICA_URL?: string
}

/** The embedded database has no pooler and no standby. */
export function databaseProblems({ DATABASE_URL, ...others }: DatabaseSettings): ConfigProblem[] {
  if (DATABASE_URL !== undefined) return []
  const [needs] = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const).filter(
    (name) => others[name] !== undefined,
  )
  return needs === undefined ? [] : [{ name: 'DATABASE_URL', message: `is needed with ${needs}` }]
}

const CHANGING = ['DATA_KEY', 'BACKUP_KEY', 'METRICS_TOKEN', 'REVALIDATE_SECRET'] as const
type Changing = (typeof CHANGING)[number]

/** Alone it would be taken for the present secret, or for none. */
export const formerProblems = (
  values: Partial<Record<Changing | `${Changing}_PREVIOUS`, string | undefined>>,
): ConfigProblem[] =>
  CHANGING.flatMap((name) =>
    values[`${name}_PREVIOUS`] && !values[name]
      ? [{ name: `${name}_PREVIOUS`, message: `needs ${name}, the present one` }]
      : [],
  )

/** A setting that did not parse is absent and already reported. */
interface PurgeSettings {
  CDN_PURGE_URL?: string
  CDN_PURGE_TOKEN?: string
}

/** Plain http would show the token, which can empty the CDN, to the network. */
export function purgeProblems({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: PurgeSettings): ConfigProblem[] {
  if (url === undefined)
    return token === undefined ? [] : [{ name: 'CDN_PURGE_URL', message: 'is needed with CDN_PURGE_TOKEN' }]
  if (token === undefined) return [{ name: 'CDN_PURGE_TOKEN', message: 'is needed with CDN_PURGE_URL' }]
  const isSafe = url.startsWith('https:') || isLoopbackOrigin(url)
  return isSafe ? [] : [{ name: 'CDN_PURGE_URL', message: 'must start with https:' }]
}

/** Absent: the setting did not parse and is already reported. */
interface AndroidSettings {
  ANDROID_PACKAGE?: readonly string[]
  ANDROID_FINGERPRINTS?: readonly string[]
}

/** A package without its signing keys would verify no link, and Android would not say why. */
export function androidProblems({ ANDROID_PACKAGE, ANDROID_FINGERPRINTS }: AndroidSettings): ConfigProblem[] {
  if (!ANDROID_PACKAGE || !ANDROID_FINGERPRINTS) return []
  const [hasPackage, hasKey] = [ANDROID_PACKAGE.length > 0, ANDROID_FINGERPRINTS.length > 0]
  if (hasPackage === hasKey) return []
  return hasPackage
    ? [{ name: 'ANDROID_FINGERPRINTS', message: 'is needed with ANDROID_PACKAGE' }]
    : [{ name: 'ANDROID_PACKAGE', message: 'is needed with ANDROID_FINGERPRINTS' }]
}

/** A setting that did not parse is absent and already reported. */
interface GeetestSettings {
  GEETEST_ID?: string
  GEETEST_KEY?: string
  GEETEST_ORIGIN?: string
}

/** Id and key are set together or not at all; a live deployment loads nothing over http. */
export function geetestProblems({ GEETEST_ID, GEETEST_KEY, GEETEST_ORIGIN }: GeetestSettings, live: boolean) {
  const problems: ConfigProblem[] = []
  const together = 'is needed too: GEETEST_ID and GEETEST_KEY are set together or not at all'
  if (GEETEST_ID === '' && GEETEST_KEY) problems.push({ name: 'GEETEST_ID', message: together })
  if (GEETEST_KEY === '' && GEETEST_ID) problems.push({ name: 'GEETEST_KEY', message: together })
  if (GEETEST_ORIGIN && (live || !isLoopbackOrigin(GEETEST_ORIGIN)) && !GEETEST_ORIGIN.startsWith('https:'))
    problems.push({ name: 'GEETEST_ORIGIN', message: 'must start with https:' })
  return problems
}

/** A setting that did not parse is absent and already reported. */
interface SharedLinkSettings {
  SHARED_LINK_URL?: string
  SHARED_LINK_HOSTS?: string[]
}

/** The file with the link that users share: from one of the hosts, over https but for a developer's machine (NET-4). */
export function sharedLinkProblems(
  { SHARED_LINK_URL: url, SHARED_LINK_HOSTS: hosts = [] }: SharedLinkSettings,
  siteOrigin: string,
): ConfigProblem[] {
  if (url === undefined) return []
  const isAllowed = allowedLink(url, { hosts, allowsHttp: isLoopbackOrigin(siteOrigin) }) !== null
  return isAllowed
    ? []
    : [{ name: 'SHARED_LINK_URL', message: 'must start with https:// and have one of SHARED_LINK_HOSTS as its host' }]
}

/** A setting that did not parse is absent and already reported. */
interface MailSettings {
  MAIL_URL?: string
  MAIL_FROM?: string
}

/** The site reads the sender alone; the gateway needs the server, too (`readMail`). */
export const mailProblems = ({ MAIL_URL, MAIL_FROM }: MailSettings): ConfigProblem[] =>
  MAIL_URL !== undefined && MAIL_FROM === undefined ? [{ name: 'MAIL_FROM', message: 'is needed with MAIL_URL' }] : []

/** A setting that did not parse is absent and already reported. */
interface ConsoleSettings {
  CONSOLE_PORT?: number
  CONSOLE_ORIGIN?: string
  CONSOLE_ISSUER?: string
  CONSOLE_CLIENT_ID?: string
  CONSOLE_CLIENT_SECRET?: string
  OPS_POLICY_FILE?: string
}

const isSafeUrl = (url: string | undefined) => url === undefined || url.startsWith('https:') || isLoopbackOrigin(url)

/** The persons of a demonstration sign in without a password, so that a console without a provider is for a developer's machine alone. */
export function consoleProblems(values: ConsoleSettings, siteOrigin: string) {
  const problems: ConfigProblem[] = []
  const refuse = (when: boolean, name: keyof ConsoleSettings, message: string) =>
    when && problems.push({ name, message })
  const { CONSOLE_ORIGIN: origin, CONSOLE_ISSUER: issuer } = values
  const live = !isLoopbackOrigin(siteOrigin)
  const isOn = values.CONSOLE_PORT !== undefined
  refuse(origin === new URL(siteOrigin).origin, 'CONSOLE_ORIGIN', 'must not be the site itself')
  refuse(
    !isSafeUrl(origin) || (live && origin?.startsWith('http:') === true),
    'CONSOLE_ORIGIN',
    'must start with https:',
  )
  refuse(
    !isSafeUrl(issuer) || (live && issuer?.startsWith('http:') === true),
    'CONSOLE_ISSUER',
    'must start with https:',
  )
  if (live && isOn) {
    for (const name of ['CONSOLE_ORIGIN', 'CONSOLE_ISSUER'] as const)
      refuse(!values[name], name, 'is needed by the console of a live deployment')
  } else
    refuse(
      issuer === undefined && origin !== undefined && !isLoopbackOrigin(origin),
      'CONSOLE_ISSUER',
      'is needed where CONSOLE_ORIGIN is not of this machine',
    )
  if (issuer === undefined) return problems
  refuse(!values.CONSOLE_CLIENT_ID, 'CONSOLE_CLIENT_ID', 'is needed with CONSOLE_ISSUER')
  refuse(!values.CONSOLE_CLIENT_SECRET, 'CONSOLE_CLIENT_SECRET', 'is needed with CONSOLE_ISSUER')
  refuse(!values.OPS_POLICY_FILE, 'OPS_POLICY_FILE', 'is needed with CONSOLE_ISSUER: it maps groups to roles')
  return problems
}

/** A setting that did not parse is absent and already reported. */
interface PlayerSettings {
  PLAYER_ISSUER?: string
  PLAYER_CLIENT_ID?: string
  PLAYER_CLIENT_SECRET?: string
  BUILT_IN_ACCOUNTS?: boolean
}

/** The provider's settings are there together or not at all, and someone can sign in. */
export function playerProblems(values: PlayerSettings, live: boolean) {
  const { PLAYER_ISSUER: issuer, PLAYER_CLIENT_ID: clientId, PLAYER_CLIENT_SECRET: secret } = values
  const hasBuiltIn = values.BUILT_IN_ACCOUNTS
  const problems: ConfigProblem[] = []
  const refuse = (when: boolean, name: keyof PlayerSettings, message: string) =>
    when && problems.push({ name, message })
  if (issuer === undefined) {
    const isMeant = (clientId ?? secret) !== undefined
    refuse(isMeant, 'PLAYER_ISSUER', 'is needed with the other settings PLAYER_CLIENT_*')
    refuse(hasBuiltIn === false && !isMeant, 'BUILT_IN_ACCOUNTS', 'can be off only with PLAYER_ISSUER')
    return problems
  }
  refuse(!isSafeUrl(issuer) || (live && issuer.startsWith('http:')), 'PLAYER_ISSUER', 'must start with https:')
  refuse(clientId === undefined, 'PLAYER_CLIENT_ID', 'is needed with PLAYER_ISSUER')
  refuse(secret === undefined, 'PLAYER_CLIENT_SECRET', 'is needed with PLAYER_ISSUER')
  return problems
}
