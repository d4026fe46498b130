import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, createWriteStream, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'
import { installPrograms } from './nginx.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'

const run = promisify(execFile)
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const here = (file: string) => inRoot('tests', 'deploy', 'support', file)

/** A daemon of Docker with its own storage, which ends with the test. */
export interface Docker {
  docker: (...args: string[]) => Promise<string>
  /** Compose for the file, in the words of version 1, which Debian 12 has. */
  compose: (file: string, ...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

export async function startDocker(dir: string): Promise<Docker> {
  if (!hasProgram('../sbin/dockerd')) await installPackages(['docker.io'], (line) => process.stderr.write(`${line}\n`))
  await installPrograms(['docker-compose', 'debootstrap', 'openssl'])
  const socket = join(dir, 'docker.sock')
  const places = ['--data-root', join(dir, 'data'), '--exec-root', join(dir, 'exec'), '--pidfile', join(dir, 'pid')]
  const daemon = spawn('dockerd', ['--host', `unix://${socket}`, ...places], { stdio: ['ignore', 'pipe', 'pipe'] })
  const log = createWriteStream(join(dir, 'dockerd.log'))
  daemon.stdout.pipe(log, { end: false })
  daemon.stderr.pipe(log, { end: false })
  const options = { env: { ...process.env, DOCKER_HOST: `unix://${socket}` }, maxBuffer: 2 ** 28 }
  const docker = async (...args: string[]) => (await run('docker', args, options)).stdout.trim()
  await vi.waitFor(() => docker('info'), { timeout: deadline(60_000), interval: 250 })
  return {
    docker,
    compose: async (file, ...args) => {
      const { stdout } = await run('docker-compose', ['--file', file, '--project-name', 'fanfare', ...args], options)
      return stdout.trim()
    },
    stop: async () => {
      if (daemon.exitCode !== null) return
      daemon.kill('SIGTERM')
      await once(daemon, 'exit')
      log.end()
    },
  }
}

/** The folder of npm as this machine has it, not as the project does. */
function npmFolder(): string {
  const places = (process.env.PATH ?? '').split(':').filter((place) => !place.startsWith(inRoot()))
  const program = places.map((place) => join(place, 'npm')).find((file) => existsSync(file))
  if (program === undefined) throw new Error('no npm in PATH')
  return dirname(dirname(realpathSync(program)))
}

export const DEBIAN = 'localhost/debian:bookworm'
/** Targets of `stand-ins.Dockerfile`, by the names that `deploy/` uses. */
const STAND_INS = { node: 'node:24-bookworm-slim', caddy: 'caddy:2', postgres: 'postgres:18', redis: 'redis:7' }

/** Makes images of Debian's packages under the names of a registry that cannot be reached. */
export async function makeStandIns(docker: Docker['docker'], dir: string): Promise<void> {
  const [system, context] = [join(dir, 'system'), join(dir, 'stand-ins')]
  mkdirSync(context)
  await run('debootstrap', ['--variant=minbase', 'bookworm', system], { maxBuffer: 2 ** 26 })
  await run('tar', ['--directory', system, '--create', '--file', join(dir, 'system.tar'), '.'])
  await docker('import', join(dir, 'system.tar'), DEBIAN)
  for (const file of ['stand-ins.Dockerfile', 'postgres.sh']) copyFileSync(here(file), join(context, file))
  copyFileSync(process.execPath, join(context, 'node'))
  cpSync(npmFolder(), join(context, 'npm'), { recursive: true })
  copyFileSync(AUTHORITIES, join(context, 'ca-certificates.crt'))
  for (const [target, tag] of Object.entries(STAND_INS))
    await docker('build', '--file', join(context, 'stand-ins.Dockerfile'), '--target', target, '--tag', tag, context)
}
