import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { freePorts } from './processes/free-port.ts'
import { DEFAULT_PORT } from './processes/ports.mjs'

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs')
const OFFLINE_MS = 10_000
/** Some of these tests run npm several times. */
const SLOW = 120_000

test.each([
  ['an unknown command', ['strat'], 'Unknown command "strat". Did you mean start? There are: start, dev'],
  ['wrong use of a quiet command', ['seed', '--json'], '--users'],
])('%s is reported, and writes nothing to standard output', (_, args, reason) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [bootstrap, ...args], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(reason)
})

const folder = temporaryFolder()

/** A port that refuses connections. */
const NO_REGISTRY = 'http://127.0.0.1:1/'

interface Finished {
  status: number | null
  stdout: string
  stderr: string
  seconds: number
}

/** Not `spawnSync`, because this process is the registry of these tests. */
async function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string | undefined>,
): Promise<Finished> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env: env as NodeJS.ProcessEnv })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  const stdout = output.stdout.replace(/^ +\d+ s so far\n/gm, '')
  return { status, ...output, stdout, seconds: (performance.now() - began) / 1000 }
}

/** The environment without this machine's npm settings. */
function environment(registry: string, cache = 'cache'): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(own),
    // Another program of this machine may have the default.
    PORT: '0',
    npm_config_registry: registry,
    npm_config_cache: join(folder, cache),
    npm_config_userconfig: join(folder, 'no-npmrc'),
    npm_config_update_notifier: 'false',
  }
}

const VERSIONS = ['1.0.0', '2.0.0']
const tarballs = new Map<string, Buffer>()
for (const version of VERSIONS) {
  const source = join(folder, version)
  mkdirSync(join(source, 'package'), { recursive: true })
  writeFileSync(join(source, 'package', 'package.json'), JSON.stringify({ name: 'tiny', version }))
  tarballs.set(version, execFileSync('tar', ['-cz', '-C', source, 'package']))
}
const hashOf = (version: string) =>
  `sha512-${createHash('sha512')
    .update(tarballs.get(version) ?? '')
    .digest('base64')}`

/** A registry with the tarballs of one package, `tiny`. The lock file names everything else. */
const startRegistry = async () => {
  const origin = await serve(({ url = '' }, response) => {
    const tarball = tarballs.get(url.slice(1))
    if (tarball) return response.end(tarball)
    return response.writeHead(url.startsWith('/-/ping') ? 200 : 404).end('{}')
  })
  return `${origin}/`
}

/** A clone of the bootstrap with its two parts, and a `start` that prints the version of `tiny`. */
function makeClone(name: string): string {
  const clone = join(folder, name)
  mkdirSync(join(clone, 'packages', 'runner', 'commands'), { recursive: true })
  for (const name of [
    'bootstrap.mjs',
    'command-line.mjs',
    'commands.mjs',
    'developer-commands.mjs',
    'published-commands.mjs',
    'processes/ports.mjs',
  ])
    cpSync(join(import.meta.dirname, name), join(clone, 'packages', 'runner', name))
  writeFileSync(
    join(clone, 'packages', 'runner', 'commands', 'start.ts'),
    `import { readFileSync } from 'node:fs'
    const file = new URL('../../../node_modules/tiny/package.json', import.meta.url)
    console.log('started with tiny', JSON.parse(readFileSync(file, 'utf8')).version)`,
  )
  return clone
}

function useLock(clone: string, version: string, { resolved, time }: { resolved: string; time: Date }): void {
  const own = { name: 'clone', dependencies: { tiny: version } }
  const tiny = { version, resolved: `${resolved}${version}`, integrity: hashOf(version) }
  const lock = { name: 'clone', lockfileVersion: 3, packages: { '': own, 'node_modules/tiny': tiny } }
  for (const [name, content] of Object.entries({ 'package.json': own, 'package-lock.json': lock })) {
    writeFileSync(join(clone, name), JSON.stringify(content))
    utimesSync(join(clone, name), time, time)
  }
}

const start = (clone: string, env: Record<string, string | undefined>, command = 'start') =>
  run(process.execPath, ['packages/runner/bootstrap.mjs', command], clone, env)

test('npm start names a port in use, and its setting, before it installs anything', async () => {
  const clone = makeClone('ports')
  useLock(clone, '1.0.0', { resolved: NO_REGISTRY, time: new Date() })
  const { port, close } = await listen(createServer())
  onTestFinished(close)
  const free = await freePorts(2)
  for (const name of ['PORT', 'GATEWAY_PORT', 'CONSOLE_PORT', 'FRONT_STATUS_PORT']) {
    const env = { ...environment(NO_REGISTRY), PORT: String(free[0]), [name]: String(port) }
    const { status, stdout, stderr } = await start(clone, env, name === 'PORT' ? 'dev' : 'start')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(
      new RegExp(`^Port ${port} is in use by another program\\. Stop that program, or set ${name} to`),
    )
  }
})

test('the port that npm start looks for before the installation is the default of PORT', () => {
  expect(requireConfig({}).PORT).toBe(DEFAULT_PORT)
})

const LONG_AGO = new Date('2020-01-01')
const TOMORROW = new Date(Date.now() + 86_400_000)

test('[D-27] npm start installs exactly when the content of the lock file changed', { timeout: SLOW }, async () => {
  const resolved = await startRegistry()
  const env = environment(resolved)
  const clone = makeClone('clone')
  const startWith = (version: string, time: Date, registry = env) => {
    useLock(clone, version, { resolved, time })
    return start(clone, registry)
  }

  expect((await startWith('1.0.0', LONG_AGO)).stdout).toMatch(/^Installing[^]*started with tiny 1\.0\.0\n$/)
  expect((await startWith('1.0.0', TOMORROW)).stdout).toBe('started with tiny 1.0.0\n')
  expect((await startWith('2.0.0', LONG_AGO)).stdout).toMatch(/^Installing[^]*started with tiny 2\.0\.0\n$/)
  expect((await startWith('1.0.0', LONG_AGO, environment(NO_REGISTRY))).stdout).toMatch(
    /^The packages changed and the npm registry cannot be reached[^]*tiny 1\.0\.0\n$/,
  )
})

/** A clone whose node_modules looks to the bootstrap as if npm had made it. */
function installByHand(clone: string, installed: object, locked: object): void {
  mkdirSync(join(clone, 'node_modules', 'tiny'), { recursive: true })
  writeFileSync(join(clone, 'node_modules', 'tiny', 'package.json'), JSON.stringify({ name: 'tiny', version: '1.0.0' }))
  writeFileSync(join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
  writeFileSync(join(clone, 'package.json'), '{}')
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  utimesSync(join(clone, 'package-lock.json'), TOMORROW, TOMORROW)
}

/** An npm that can reach the registry, and fails to install. */
function withFakeNpm(): Record<string, string | undefined> {
  const npm_execpath = join(folder, 'npm-cli.js')
  writeFileSync(
    npm_execpath,
    `const [name, ...options] = process.argv.slice(2)
    process.stderr.write(['npm', name, options.find((option) => option.endsWith('=dev'))].join(' '))
    process.exitCode = name === 'ping' ? 0 : 3`,
  )
  return { ...environment(NO_REGISTRY), npm_execpath }
}

const tiny = { version: '1.0.0', integrity: 'sha512-one' }
const elsewhere = process.platform === 'win32' ? 'linux' : 'win32'

test.each<[string, object]>([
  ['the same packages', {}],
  ['a package of another platform', { 'node_modules/other': { version: '1.0.0', optional: true, os: [elsewhere] } }],
  [
    'a package of every platform but this one',
    { 'node_modules/other': { version: '1.0.0', optional: true, os: [`!${process.platform}`] } },
  ],
  ['an optional package that only those need', { 'node_modules/other': { version: '1.0.0', optional: true } }],
  ['a package of developers', { 'node_modules/other': { version: '1.0.0', dev: true } }],
])('[D-27] npm start accepts an install by hand when the lock file has %s', async (name, more) => {
  const clone = makeClone(`by hand, ${name}`)
  installByHand(clone, { 'node_modules/tiny': tiny }, { 'node_modules/tiny': tiny, ...more })
  expect(await start(clone, environment(NO_REGISTRY, 'empty'))).toMatchObject({
    status: 0,
    stdout: 'started with tiny 1.0.0\n',
  })
})

test.each<[string, object, object]>([
  ['another version', { 'node_modules/tiny': { ...tiny, version: '0.9.0' } }, {}],
  ['other content', { 'node_modules/tiny': { ...tiny, integrity: 'sha512-two' } }, {}],
  ['one package less', {}, {}],
  ['one package more', { 'node_modules/tiny': tiny, 'node_modules/more': tiny }, {}],
  [
    'no package for this platform',
    { 'node_modules/tiny': tiny },
    { 'node_modules/other': { version: '1.0.0', optional: true, os: process.platform, cpu: [process.arch] } },
  ],
])('[D-27] npm start installs again when an install by hand has %s', async (name, installed, more) => {
  const clone = makeClone(`again, ${name}`)
  installByHand(clone, installed, { 'node_modules/tiny': tiny, ...more })
  const { status, stdout, stderr } = await start(clone, withFakeNpm())
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Installing the packages/)
  expect(stderr).toBe('The packages could not be installed.\nnpm install --omit=dev\n')
})

test.each([
  ['types', {}, '--include=dev'],
  ['start', { 'node_modules/old': { ...tiny, dev: true } }, '--include=dev'],
  ['start', {}, '--omit=dev'],
])('npm run %s with the packages %j installs with %s', async (command, more, option) => {
  const clone = makeClone(`${command} ${option} ${JSON.stringify(more)}`.replaceAll('/', '_'))
  const missing = { 'node_modules/other': { version: '1.0.0', dev: command === 'types' } }
  installByHand(clone, { 'node_modules/tiny': tiny, ...more }, { 'node_modules/tiny': tiny, ...missing })
  const { stderr } = await start(clone, withFakeNpm(), command)
  expect(stderr).toBe(`The packages could not be installed.\nnpm install ${option}\n`)
})

const MISSING = 'The packages are not installed yet and the npm registry cannot be reached'

test.each<[string, () => Promise<string>]>([
  ['refuses connections', async () => NO_REGISTRY],
  [
    'accepts connections and never answers',
    async () => {
      const { origin, close } = await listen(createServer())
      onTestFinished(close)
      return `${origin}/`
    },
  ],
])(
  '[D-27] npm start reports within 10 s that it cannot install from a registry that %s',
  { timeout: SLOW },
  async (name, registryOf) => {
    const clone = makeClone(`offline, ${name}`)
    useLock(clone, '1.0.0', { resolved: 'https://registry.npmjs.org/tiny/-/', time: LONG_AGO })
    const { status, stdout, stderr, seconds } = await start(clone, environment(await registryOf(), `empty, ${name}`))
    expect([status, stdout]).toEqual([1, `${MISSING}: installing from npm's cache …\n`])
    expect(stderr.startsWith(`${MISSING}; npm's cache does not have all of them either.`)).toBe(true)
    expect(seconds * 1000).toBeLessThan(deadline(OFFLINE_MS))
  },
)
