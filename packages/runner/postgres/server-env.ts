/** The database needs none of our settings, and a secret that it does not get cannot leak from it. */
export function serverEnv(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { NODE_ENV: process.env.NODE_ENV ?? 'production', LC_ALL: 'C', TZ: 'UTC' }
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'])
    if (process.env[name]) env[name] = process.env[name]
  return env
}
