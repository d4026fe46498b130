import type { SpawnOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withoutUnread } from '@fanfare/kernel/config/secret-files.ts'
import { sayTime } from '../command-line.mjs'
import { lockDataDir, ownerOf } from '../data-dir/data-dir-lock.ts'
import { runToEnd } from '../processes/run-to-end.ts'
import { readRelease } from '../release/release-file.ts'
import { ROOT, inRoot } from '../root.ts'

/** Everything that can change the output of `next build`; of the front, what `next.config.ts` imports. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'gallery',
  'store',
  'lib',
  'packages/contract',
  'packages/languages',
  'packages/kernel',
  'locales',
  'public',
  'scripts/loaders',
  'types',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'front/csp/content-policy.ts',
  'front/csp/security-headers.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Everything that can change the pages of the console. */
export const CONSOLE_SOURCES = [
  'console',
  'components/ui',
  'lib/i18n',
  'lib/share/is-cancel.ts',
  'lib/theme',
  'packages/contract',
  'packages/kernel',
  'packages/languages',
  'locales/en/common.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** The gateway serves the console's built pages from here. */
export const CONSOLE_FOLDER = inRoot('.console')

interface Build {
  sources: readonly string[]
  /** The file with the hash of the sources that were built last. */
  stamp: string
  /** For progress lines. */
  name: string
  clean?: () => void
  command: readonly [script: string, ...args: string[]]
}

const SITE: Build = {
  sources: BUILD_SOURCES,
  stamp: inRoot('.next', 'fanfare-build'),
  name: 'site',
  clean: cleanSite,
  command: [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
}
export const CONSOLE_BUILD = [
  inRoot('node_modules', 'vite', 'bin', 'vite.js'),
  'build',
  '--config',
  inRoot('console', 'vite.config.ts'),
  // The Node that runs it reads TypeScript itself.
  '--configLoader',
  'native',
] as const
const CONSOLE: Build = {
  sources: CONSOLE_SOURCES,
  stamp: join(CONSOLE_FOLDER, 'fanfare-build'),
  name: 'console',
  command: CONSOLE_BUILD,
}
const LOCK_DIR = inRoot('node_modules', '.fanfare-build')

function* filesUnder(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) yield path
  else for (const entry of readdirSync(path).toSorted()) yield* filesUnder(join(path, entry))
}

/** One hash of the sources without tests. Settings are not in it, because one build serves any of them. */
function sourceHash({ sources }: Build) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesUnder(inRoot(source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

const isBuilt = (build: Build, hash = sourceHash(build)) =>
  existsSync(build.stamp) && readFileSync(build.stamp, 'utf8') === hash

/** When the present sources of the site were built, in milliseconds since 1970, or the date of a release; null if they were not. */
export function builtAt() {
  const release = readRelease()
  if (release !== null) return Date.parse(release.sourceDate)
  return isBuilt(SITE) ? statSync(SITE.stamp).mtimeMs : null
}

/** Without secrets, which no build reads. Our Node is first in the path, because the bundler runs its loaders in the `node` of the path. */
export const buildEnvironment = (environment = process.env): NodeJS.ProcessEnv => ({
  ...withoutUnread(environment),
  PATH: [dirname(process.execPath), environment.PATH].join(delimiter),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/** Two starts in one clone share `.next`, so the second waits for the first one's build. */
async function takeBuildLock(say: (line: string) => void) {
  for (let waiting = false; ; waiting = true) {
    if (ownerOf(LOCK_DIR) === null) {
      try {
        return lockDataDir(LOCK_DIR)
      } catch (error) {
        if (ownerOf(LOCK_DIR) === null) throw error
      }
    }
    if (!waiting) say('Another process is building the site; waiting for it …')
    await sleep(500)
  }
}

async function buildWhenChanged(build: Build, say: (line: string) => void, signal?: AbortSignal) {
  const hash = sourceHash(build)
  if (isBuilt(build, hash)) return
  say(`Building the ${build.name} (only when its sources changed) …`)
  build.clean?.()
  const began = performance.now()
  const env = { ...buildEnvironment(), BUILD_ID: hash.slice(0, 12) }
  const options: SpawnOptions = { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], signal }
  const fault = (_: number | null, output: string) => `The ${build.name} could not be built.\n${output}`
  await runToEnd(process.execPath, build.command, options, fault)
  writeFileSync(build.stamp, hash)
  say(`The ${build.name} is built after ${Math.round((performance.now() - began) / 1000)} s.`)
}

/** Cleans as Next would, but keeps the types of routes, which `npm test` reads meanwhile (`cleanDistDir` in `next.config.ts`). */
function cleanSite() {
  const folder = inRoot('.next')
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!['cache', 'dev', 'types'].includes(name)) rmSync(join(folder, name), { recursive: true })
}

/** Builds the site and the console when their sources changed since the last build; a release has both. */
export async function ensureBuilt(say: (line: string) => void, signal?: AbortSignal) {
  if (readRelease() !== null) return
  if (isBuilt(SITE) && isBuilt(CONSOLE)) return
  const release = await takeBuildLock(say)
  const stopTime = sayTime(say)
  try {
    // Waits for both, so that neither is left half built when the other fails.
    const builds = await Promise.allSettled([SITE, CONSOLE].map((build) => buildWhenChanged(build, say, signal)))
    for (const result of builds) if (result.status === 'rejected') throw result.reason
    // Turbopack writes an empty map beside a worker although source maps are off.
    for (const file of filesUnder(inRoot('.next', 'static'))) if (file.endsWith('.map')) rmSync(file)
  } finally {
    stopTime()
    release()
  }
}
