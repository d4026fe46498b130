import type { Settings, SettingName } from './config.ts'
import type { ConfigProblem } from './live.ts'

const DATABASES = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
] as const satisfies readonly SettingName[]

const NOT_VERIFIED = 'no-verify'
/** With `uselibpqcompat` the client means by these what libpq does: TLS with any certificate, or with one of any host. */
const UNVERIFIED_IN_LIBPQ = ['prefer', 'require', 'verify-ca']
const OFF = /^(?:0|false|no|off)$/i

const valuesOf = (address: string | undefined, name: string) =>
  address === undefined
    ? []
    : [...new URL(address).searchParams].flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []))

/** Why TLS to the database takes any certificate; null when it does not. */
function faultOfDatabase(address: string | undefined) {
  for (const name of ['sslmode', 'ssl'])
    if (valuesOf(address, name).includes(NOT_VERIFIED)) return `${name}=${NOT_VERIFIED}`
  const isLibpq = valuesOf(address, 'uselibpqcompat').includes('true')
  const mode = valuesOf(address, 'sslmode').find((value) => UNVERIFIED_IN_LIBPQ.includes(value))
  return isLibpq && mode !== undefined ? `uselibpqcompat=true&sslmode=${mode}` : null
}

/** Settings by which a program would take any certificate: of itself, and of the servers that it calls. */
export function tlsProblems(env: NodeJS.Dict<string>, values: Settings): ConfigProblem[] {
  const message = (switchedBy: string) =>
    `switches the check of certificates off (${switchedBy}), which a live deployment refuses`
  const node =
    env.NODE_TLS_REJECT_UNAUTHORIZED?.trim() === '0'
      ? [{ name: 'NODE_TLS_REJECT_UNAUTHORIZED', message: message('0') }]
      : []
  const ofOthers = env.PGSSLMODE === NOT_VERIFIED ? [{ name: 'PGSSLMODE', message: message(NOT_VERIFIED) }] : []
  const databases = DATABASES.flatMap((name) => {
    const fault = faultOfDatabase(values[name])
    return fault === null ? [] : [{ name, message: message(fault) }]
  })
  const redis = valuesOf(values.REDIS_URL, 'rejectunauthorized').some((value) => OFF.test(value))
    ? [{ name: 'REDIS_URL', message: message('rejectUnauthorized') }]
    : []
  return [...node, ...ofOthers, ...databases, ...redis]
}
