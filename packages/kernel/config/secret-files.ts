import { readFileSync } from 'node:fs'
import type { SettingName } from './config.ts'
import type { ConfigProblem } from './live.ts'

/** The programs of a deployment; `site` is Next. */
export const PROGRAMS = ['gateway', 'site', 'front'] as const
export type Program = (typeof PROGRAMS)[number]

/**
 * The settings that hold a secret, addresses with a password included, and the programs that read each. The runner reads all of them, and
 * starts a program with its own alone.
 */
const SECRET_READERS = {
  DATABASE_URL: ['gateway'],
  DATABASE_MIGRATION_URL: ['gateway'],
  DATABASE_DIRECT_URL: ['gateway'],
  DATABASE_REPLICA_URL: ['gateway'],
  REDIS_URL: ['gateway'],
  MAIL_URL: ['gateway'],
  SIGN_KEY: ['gateway', 'site'],
  SIGN_KEY_PREVIOUS: ['gateway'],
  OPS_SECRET: ['gateway'],
  OPS_SECRET_PREVIOUS: ['gateway'],
  DATA_KEY: ['gateway'],
  DATA_KEY_PREVIOUS: ['gateway'],
  // Only `npm run backup` and `npm run restore` read these.
  BACKUP_KEY: [],
  BACKUP_KEY_PREVIOUS: [],
  METRICS_TOKEN: ['gateway', 'front'],
  METRICS_TOKEN_PREVIOUS: ['gateway', 'front'],
  REVALIDATE_SECRET: ['gateway', 'site', 'front'],
  REVALIDATE_SECRET_PREVIOUS: ['gateway', 'front'],
  GATEWAY_TOKEN: ['site'],
  CDN_PURGE_TOKEN: ['gateway'],
  CONSOLE_CLIENT_SECRET: ['gateway'],
  PLAYER_CLIENT_SECRET: ['gateway'],
  GEETEST_KEY: ['gateway'],
  // Pages have it, so it is a secret in name only.
  DOMAIN_LIST_KEY: ['site'],
} as const satisfies Partial<Record<SettingName, readonly Program[]>>

type Secret = keyof typeof SECRET_READERS
export const SECRET_SETTINGS = Object.keys(SECRET_READERS) as Secret[]

/** The secrets that a program does not read. */
export type SecretUnreadBy<P extends Program> = {
  [Name in Secret]: P extends (typeof SECRET_READERS)[Name][number] ? never : Name
}[Secret]

export const isReadBy = (name: Secret, programs: readonly Program[]) => {
  const readers: readonly Program[] = SECRET_READERS[name]
  return readers.some((program) => programs.includes(program))
}

/** The environment without the secrets, and their file paths, that none of the programs reads. Only the gateway reads `PG…`. */
export function withoutUnread(env: NodeJS.ProcessEnv, ...programs: Program[]) {
  const unread = new Set(
    SECRET_SETTINGS.filter((name) => !isReadBy(name, programs)).flatMap((name) => [name, `${name}_FILE`]),
  )
  const isKept = (name: string) => !unread.has(name) && (programs.includes('gateway') || !name.startsWith('PG'))
  return Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name))) as NodeJS.ProcessEnv
}

const FAULTS: Record<string, string> = {
  ENOENT: 'names a file that does not exist',
  EISDIR: 'names a folder',
  EACCES: 'names a file that this user may not read',
}

/** Why a file that a setting names cannot be read. */
export function faultOfFile(error: unknown) {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return FAULTS[code] ?? `names a file that cannot be read (${code})`
}

/** The secret in the file, or the fault; never the path, which is a secret where somebody confused the two settings. */
function readSecret(file: string) {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? { fault: 'names an empty file' } : { secret }
  } catch (error) {
    return { fault: faultOfFile(error) }
  }
}

/**
 * Reads the secrets that are given as NAME_FILE, the path of a file, into NAME, without white space around them.
 * @returns the environment with NAME in the place of NAME_FILE, and the files that cannot be used
 */
export function withSecretFiles<Environment extends NodeJS.Dict<string>>(given: Environment) {
  const env: NodeJS.Dict<string> = { ...given }
  const problems: ConfigProblem[] = []
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`]
    delete env[`${name}_FILE`]
    if (!file) continue
    const read = env[name] ? { fault: `must not be set together with ${name}` } : readSecret(file)
    if ('secret' in read) env[name] = read.secret
    else problems.push({ name: `${name}_FILE`, message: read.fault })
  }
  return { env: env as Environment, problems }
}
