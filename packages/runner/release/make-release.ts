import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { VERSION } from '@fanfare/kernel/version.ts'
import { ROOT, inRoot } from '../root.ts'
import { RELEASE_FILE, type Release } from './release-file.ts'

/** An entry of `packages` in package-lock.json. */
interface Locked {
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Lock = Readonly<Record<string, Locked | undefined>>

/** Node's own search: beside the package, then in each folder above it. */
function resolveIn(lock: Lock, from: string, name: string) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))) {
    const path = join(folder, 'node_modules', name)
    if (lock[path] !== undefined) return path
    if (folder === '') return undefined
  }
}

/**
 * The folders of `names` and of the packages that they need to run, sorted: only installed ones, because npm leaves out optional
 * packages for other platforms.
 * @throws Error when the lock file lacks one of `names`
 */
export function packagesOf(root: string, lock: Lock, names: readonly string[]) {
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const path = resolveIn(lock, from, name)
    const entry = path === undefined ? undefined : lock[path]
    if (path === undefined || entry === undefined) return false
    if (found.has(path) || (!entry.link && !existsSync(join(root, path)))) return true
    found.add(path)
    const inside = entry.link ? join('packages', name.replace('@fanfare/', '')) : path
    const { dependencies, optionalDependencies, peerDependencies } = lock[inside] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(inside, needed)
    return true
  }
  for (const name of names) if (!add('', name)) throw new Error(`package-lock.json has no package ${name}`)
  return [...found].toSorted()
}

/** Read by the parts when they run; the site's own code is in `.next`. */
const FOLDERS = [
  '.console',
  'activities',
  'deploy',
  'docs',
  'front',
  'legal',
  'lib',
  'locales',
  'packages',
  'public',
  'scripts/domains.ts',
]
const FILES = ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'package.json']
/** All that the front imports; a conformance test compares them. */
export const FRONT_PACKAGES = [
  '@opentelemetry/api',
  'css-tree',
  'httpxy',
  'lru-cache',
  'negotiator',
  'parse5',
  'prom-client',
  'use-intl',
  'zod',
]
/** The site reads them as files, to draw the pictures of links. */
const FONTS = /^@fontsource-variable\//
const OWN_NODE = /^node-(?:linux|darwin|win)-/
/** These need sources, which a release does not have. */
const NOT_HERE = /(?:^|\/)(?:testing|commands\/(?:build|dev|test)\.ts)(?:\/|$)|\.test\.tsx?$/

const readJson = (file: string): unknown => JSON.parse(readFileSync(inRoot(file), 'utf8'))

function copy(from: string, to: string, keep: (path: string) => boolean = () => true) {
  const filter = (source: string) => keep(relative(from, source).split(sep).join('/'))
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })
}

function git(...args: string[]) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** @throws Error when SOURCE_DATE_EPOCH is no number of seconds */
function describeSource({ SOURCE_DATE_EPOCH: given }: NodeJS.Dict<string>): Release {
  const seconds = given ?? git('log', '-1', '--format=%ct') ?? String(Math.floor(Date.now() / 1000))
  if (!/^\d{1,11}$/.test(seconds)) throw new Error('SOURCE_DATE_EPOCH must be seconds since 1970.')
  return {
    version: VERSION,
    commit: git('rev-parse', 'HEAD'),
    sourceDate: new Date(Number(seconds) * 1000).toISOString(),
  }
}

/** Next's own collection of what the site needs: a program without its sources, and the files of packages that it reads. */
function copySite(to: string) {
  copy(inRoot('.next', 'standalone'), to, (path) => !NOT_HERE.test(path))
  copy(inRoot('.next', 'static'), join(to, '.next', 'static'))
  for (const name of ['server.js', '.next/required-server-files.json']) {
    const file = join(to, name)
    // The folder of the build means nothing elsewhere.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ROOT, '.'))
  }
}

function copyPackages(to: string) {
  const { packages } = readJson('package-lock.json') as { packages: Lock }
  const { dependencies = {}, optionalDependencies = {} } = packages[''] ?? {}
  const ofRoot = Object.keys({ ...dependencies, ...optionalDependencies })
  const installed = ofRoot.filter((name) => existsSync(inRoot('node_modules', name)))
  const names = installed.filter((name) => FONTS.test(name) || OWN_NODE.test(name))
  for (const path of packagesOf(ROOT, packages, ['@fanfare/runner', ...FRONT_PACKAGES, ...names])) {
    const isNode = OWN_NODE.test(basename(path))
    copy(inRoot(path), join(to, path), (inside) =>
      isNode ? !/^(?:include|share)(?:\/|$)/.test(inside) : !/(?:^|\/)node_modules(?:\/|$)/.test(inside),
    )
  }
  const node = installed.find((name) => OWN_NODE.test(name))
  if (node === undefined || process.platform === 'win32') return
  mkdirSync(join(to, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join('..', node, 'bin', 'node'), join(to, 'node_modules', '.bin', 'node'))
}

/** What we read of a bill in CycloneDX. */
interface Bill {
  serialNumber: string
  metadata: { component: object }
}

/**
 * Writes a folder with the product's packages, including those in the built pages, but none for developers. `npm sbom --omit dev` would
 * also leave out packages of the gateway, because the root lists them for its tests.
 */
function writeProductPackages(folder: string, version: string) {
  const lock = readJson('package-lock.json') as { packages: Lock }
  const { devDependencies = {}, ...root } = lock.packages[''] ?? {}
  const own = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fanfare/'))
  const product = {
    ...root,
    name: 'fanfare',
    version,
    dependencies: { ...root.dependencies, ...Object.fromEntries(own) },
  }
  const kept = Object.entries(lock.packages).filter(([, entry]) => !entry?.dev && !entry?.devOptional)
  const packages = { ...Object.fromEntries(kept), '': product }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(product))
  for (const name of readdirSync(inRoot('packages')))
    cpSync(inRoot('packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'))
}

/** CycloneDX as npm writes it, with the optional packages of every platform. */
function billOfMaterials({ sourceDate, version }: Release) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bill-'))
  try {
    writeProductPackages(folder, version)
    const npm = process.env.npm_execpath
    const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
    const args = [...first, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const text = execFileSync(program ?? 'npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    const { serialNumber: _ofThisRun, metadata, ...rest } = JSON.parse(text) as Bill
    // npm names the root after its folder.
    const component = { ...metadata.component, name: 'fanfare' }
    return JSON.stringify({ ...rest, metadata: { ...metadata, timestamp: sourceDate, component } }, null, 2)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** The lines of `sha256sum` over all files of a folder, sorted by name. */
export function sums(folder: string) {
  const lines = [...filesIn(folder)].map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    return { name: relative(folder, file).split(sep).join('/'), hash }
  })
  const sorted = lines.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return sorted.map(({ name, hash }) => `${hash}  ${name}\n`).join('')
}

/**
 * Writes a folder that runs on a machine of this platform without network, compiler or sources. It appears whole or not at all.
 * Expects a built site and console.
 * @throws Error, a sentence for the user, when the folder has something in it already
 */
export function makeRelease(to: string, env: NodeJS.Dict<string>): Release {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`--out: ${to} is not empty.`)
  const release = describeSource(env)
  mkdirSync(dirname(to), { recursive: true })
  const partial = `${to}.partial`
  rmSync(partial, { recursive: true, force: true })
  copySite(partial)
  for (const name of [...FOLDERS, ...FILES]) copy(inRoot(name), join(partial, name), (path) => !NOT_HERE.test(path))
  copyPackages(partial)
  for (const name of ['calls', 'limits', 'settings']) {
    const table = execFileSync(process.execPath, [inRoot('scripts/print-table.ts'), name], { maxBuffer: 2 ** 24 })
    writeFileSync(join(partial, 'docs', `${name}.md`), table)
  }
  writeFileSync(join(partial, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`)
  writeFileSync(join(partial, 'sbom.cdx.json'), `${billOfMaterials(release)}\n`)
  writeFileSync(join(partial, 'SHA256SUMS'), sums(partial))
  rmSync(to, { recursive: true, force: true })
  renameSync(partial, to)
  return release
}
