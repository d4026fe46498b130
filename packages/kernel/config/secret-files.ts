import { readFileSync } from 'node:fs'
import type { SettingName } from './config.ts'
import type { ConfigProblem } from './live.ts'

/** The settings that hold a secret, addresses with a password included. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'MAIL_URL',
  'SIGN_KEY',
  'OPS_SECRET',
  'OPS_SECRET_PREVIOUS',
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'REVALIDATE_SECRET',
  'GATEWAY_TOKEN',
  'CDN_PURGE_TOKEN',
  'CONSOLE_CLIENT_SECRET',
  'PLAYER_CLIENT_SECRET',
  'GEETEST_KEY',
  'DOMAIN_LIST_KEY',
] as const satisfies SettingName[]

const FAULTS: Record<string, string> = {
  ENOENT: 'names a file that does not exist',
  EISDIR: 'names a folder',
  EACCES: 'names a file that this user may not read',
}

/** The secret in the file, or the fault; never the path, which is a secret where somebody confused the two settings. */
function readSecret(file: string): { secret: string } | { fault: string } {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? { fault: 'names an empty file' } : { secret }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    return { fault: FAULTS[code] ?? `names a file that cannot be read (${code})` }
  }
}

/**
 * Reads the secrets that are given as NAME_FILE, the path of a file, into NAME, without white space around them.
 * @returns the environment with NAME in the place of NAME_FILE, and the files that cannot be used
 */
export function withSecretFiles<Environment extends NodeJS.Dict<string>>(
  given: Environment,
): { env: Environment; problems: ConfigProblem[] } {
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
