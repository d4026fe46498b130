import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { makeRelease } from '@fanfare/runner/release/make-release.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { ensureBuilt } from '@fanfare/runner/start/build.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)
const run = promisify(execFile)
const secret = () => randomBytes(32).toString('hex')

const BASE = 'localhost/debian:bookworm'
const USER = 10_001
/** As in deploy/compose and deploy/kubernetes. */
const CONFINED = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges']

const dir = temporaryFolder()
const started: string[] = []
let database: TestDatabase
let ports: { gateway: number; site: number; status: number }

/** Has its own storage, and needs no systemd. */
const global = [
  `--root=${join(dir, 'storage')}`,
  `--runroot=${join(dir, 'run')}`,
  '--cgroup-manager=cgroupfs',
  '--runtime=runc',
]
const podman = async (...args: string[]): Promise<string> =>
  (await run('podman', [...global, ...args], { cwd: inRoot(), maxBuffer: 2 ** 26 })).stdout.trim()

async function buildImages(): Promise<void> {
  const [release, system] = [join(dir, 'release'), join(dir, 'system')]
  makeRelease(release, {})
  await run('debootstrap', ['--variant=minbase', 'bookworm', system], { maxBuffer: 2 ** 26 })
  const base = join(dir, 'Dockerfile')
  writeFileSync(base, 'FROM scratch\nCOPY . /\n')
  await podman('build', `--file=${base}`, `--tag=${BASE}`, system)
  const given = [`--build-context=release=${release}`, `--build-arg=BASE=${BASE}`, '--pull=never', '--format=docker']
  for (const target of ['gateway', 'site'])
    await podman('build', ...given, '--file=deploy/image/Dockerfile', `--target=${target}`, `--tag=${target}`, '.')
}

/** Starts an image with secrets as files, as a live deployment; returns the name of the container. */
async function start(image: string, settings: Record<string, unknown>, secrets: Record<string, string>) {
  const folder = join(dir, `secrets-${image}`)
  mkdirSync(folder)
  for (const [name, value] of Object.entries(secrets)) writeFileSync(join(folder, name), `${value}\n`)
  chmodSync(folder, 0o755)
  const env = [
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${String(value)}`),
    ...Object.keys(secrets).map((name) => `--env=${name}_FILE=/run/secrets/${name}`),
  ]
  const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096']
  const name = `fanfare-${image}-${process.pid}`
  started.push(name)
  const own = [`--name=${name}`, '--network=host', '--no-healthcheck', `--volume=${folder}:/run/secrets:ro`]
  await podman('run', '--detach', ...own, ...limits, ...CONFINED, ...env, image)
  return name
}

/** The command that the image itself brings for its health. */
async function healthOf(image: string): Promise<string[]> {
  const [{ Healthcheck }] = JSON.parse(await podman('image', 'inspect', image)) as [{ Healthcheck: { Test: string[] } }]
  const [kind, ...command] = Healthcheck.Test
  expect(kind).toBe('CMD')
  return command
}

async function waitUntilHealthy(container: string, image: string): Promise<void> {
  const command = await healthOf(image)
  await vi.waitFor(
    async () => {
      const { State } = (JSON.parse(await podman('inspect', container)) as [{ State: { Running: boolean } }])[0]
      const log = State.Running ? '' : await run('podman', [...global, 'logs', container]).then(({ stderr }) => stderr)
      expect(State.Running, log).toBe(true)
      await podman('exec', container, ...command)
    },
    { timeout: deadline(300_000), interval: 1000 },
  )
}

const LIVE = { SITE_ORIGIN: 'https://promo.example.com', HELP_URL: 'https://help.example.com', TRUST_PROXY: 1 }

describe('the images', { tags: ['night'] }, () => {
  let gateway: string
  let site: string

  beforeAll(async () => {
    const missing = ['podman', 'runc', 'debootstrap'].filter(
      (name) => !hasProgram(name) && !existsSync(join('/usr/sbin', name)),
    )
    await installPackages(missing, say)
    await ensureBuilt(say)
    await buildImages()
    database = await createTestDatabase()
    const [first = 0, second = 0, third = 0] = await freePorts(3)
    ports = { gateway: first, site: second, status: third }
    const shared = { SIGN_KEY: secret(), REVALIDATE_SECRET: secret(), METRICS_TOKEN: secret() }
    gateway = await start(
      'gateway',
      { ...LIVE, GATEWAY_PORT: ports.gateway },
      { ...shared, DATABASE_URL: database.gatewayUrl, DATA_KEY: secret(), OPS_SECRET: secret() },
    )
    await waitUntilHealthy(gateway, 'gateway')
    site = await start(
      'site',
      {
        ...LIVE,
        GATEWAY_ORIGIN: `http://127.0.0.1:${ports.gateway}`,
        PORT: ports.site,
        FRONT_STATUS_PORT: ports.status,
      },
      shared,
    )
    await waitUntilHealthy(site, 'site')
  }, deadline(1_200_000))

  afterAll(async () => {
    if (started.length > 0) await podman('rm', '--force', '--time=0', ...started).catch(say)
    await database?.drop()
    // The driver of the storage keeps a mount.
    await run('umount', ['--recursive', '--lazy', join(dir, 'storage', 'overlay')]).catch(() => undefined)
  })

  test('[GW-7] both serve with secrets as files, a read-only root, no capability and no name of their user', async () => {
    const page = await fetch(`http://127.0.0.1:${ports.site}/en`)
    expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, expect.stringContaining('max')])
    const call = await fetch(`http://127.0.0.1:${ports.site}/v1/task/list`, { method: 'POST', body: '{}' })
    expect(call.headers.get('x-request-id')).not.toBeNull()
    for (const container of [gateway, site]) {
      const status = await podman('exec', container, 'cat', '/proc/1/status')
      expect(status).toMatch(new RegExp(`^Uid:\\t${USER}\\t${USER}\\t${USER}\\t${USER}$`, 'm'))
      expect(status).toMatch(/^CapEff:\t0+$/m)
      await expect(podman('exec', container, 'touch', '/opt/fanfare/x')).rejects.toThrow('Read-only file system')
    }
  })

  test('they name their version, and have no compiler and no npm', async () => {
    for (const image of ['gateway', 'site']) {
      const [{ Labels }] = JSON.parse(await podman('image', 'inspect', image)) as [{ Labels: Record<string, string> }]
      expect(Labels['org.opencontainers.image.version']).toBe(VERSION)
    }
    const found = await podman('exec', site, 'sh', '-c', 'command -v gcc cc make npm git || true')
    expect(found).toBe('')
  })

  test('a health command fails where nothing serves', async () => {
    const command = await healthOf('site')
    const at = [`--env=FRONT_STATUS_PORT=${ports.gateway}`]
    await expect(podman('exec', ...at, site, ...command)).resolves.toBe('')
    await expect(podman('exec', '--env=FRONT_STATUS_PORT=1', site, ...command)).rejects.toThrow()
  })
})
