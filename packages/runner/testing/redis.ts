import { firstFile, installPackages } from './install-packages.ts'

const findRedisServer = (): string | undefined =>
  firstFile([
    process.env.REDIS_SERVER,
    '/usr/bin/redis-server',
    '/usr/local/bin/redis-server',
    '/opt/homebrew/bin/redis-server',
  ])

/**
 * Installs Debian's Redis when it is missing and we may.
 * @returns the path of the program
 * @throws Error, a sentence for the user, when there is none.
 */
export async function ensureRedisServer(say: (line: string) => void): Promise<string> {
  await installPackages(findRedisServer() ? [] : ['redis-server'], say)
  const program = findRedisServer()
  if (!program) {
    throw new Error(
      'There is no Redis. Install Debian’s package "redis-server", or set REDIS_SERVER to the path of one.',
    )
  }
  return program
}
