import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '@fanfare/kernel/version.ts'
import { makeRelease, sums } from '@fanfare/runner/release/make-release.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { linkModules } from '../../scripts/snapshots/link-modules.ts'
import { run } from './support/run.ts'
import { Place, type Site, startSite } from './support/site.ts'

/** 2023-11-14T22:13:20Z */
const SOURCE_DATE_EPOCH = '1700000000'
/** No npm, no Node and no compiler; the database's watchdog needs a shell. */
const SMALL_PATH = '/usr/bin:/bin'
/** Next makes new keys at each build. `release.json` names the commit, which a copy without a repository does not know. */
const OF_EACH_BUILD = [
  '.next/prerender-manifest.json',
  '.next/server/middleware-manifest.json',
  '.next/server/preview-props.json',
  '.next/server/server-reference-manifest.js',
  '.next/server/server-reference-manifest.json',
  'release.json',
]

const temporary = mkdtempSync(join(tmpdir(), 'fanfare-release-'))
const release = join(temporary, 'release')
const place = new Place()
let site: Site

/** The bootstrap of the release under its own Node. */
const commandOf = (...args: string[]): [string, ...string[]] => [
  join(release, 'node_modules', '.bin', 'node'),
  join(release, 'packages', 'runner', 'bootstrap.mjs'),
  ...args,
]

async function finish(...args: string[]) {
  const [program, ...rest] = commandOf(...args)
  const running = run(program, rest, place.settings({ PATH: SMALL_PATH }))
  return { code: await running.ended, stdout: running.stdout(), stderr: running.stderr() }
}

beforeAll(async () => {
  makeRelease(release, { SOURCE_DATE_EPOCH })
  site = await startSite(place, commandOf('start'), { PATH: SMALL_PATH, npm_config_registry: 'http://127.0.0.1:9' })
})
afterAll(() => {
  place.clear()
  rmSync(temporary, { recursive: true, force: true })
})

test('a release serves pages, pictures of links and the console with its own Node, and installs and builds nothing', async () => {
  expect(site.running.stdout()).not.toMatch(/Installing|Building/)
  for (const path of ['/en', '/ar/welcome-event', '/de/fairness', '/ja/rewards', '/en/legal/terms'])
    expect({ path, status: (await fetch(`${site.url}${path}`)).status }).toEqual({ path, status: 200 })
  const picture = await fetch(`${site.url}/og/en/site`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const [, origin = ''] = /Console\s+(\S+)/.exec(site.running.stdout()) ?? []
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([200, readFileSync(join(release, '.console', 'index.html'), 'utf8')])
})

test('the commands of staff and operators work in a release, and those that need sources say so', async () => {
  expect((await finish('audit')).stdout).toContain('No violation.')
  expect(await finish('--version')).toMatchObject({ code: 0, stdout: `${VERSION}\n` })
  for (const name of ['test', 'build', 'dev', 'lint', 'languages']) {
    const stderr = `npm run ${name} needs the sources, which a release does not have.\n`
    expect(await finish(name)).toMatchObject({ code: 1, stderr })
  }
})

test('a release lists the hashes of its files and its packages, and a running one changes none of them', () => {
  const listed = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
  const now = sums(release)
    .split('\n')
    .filter((line) => !line.endsWith('  SHA256SUMS'))
  expect(now.join('\n')).toBe(listed)
  const { metadata, components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    metadata: { timestamp: string; component: { name: string; version: string } }
    components: { purl: string }[]
  }
  expect(metadata).toMatchObject({
    timestamp: '2023-11-14T22:13:20.000Z',
    component: { name: 'fanfare', version: VERSION },
  })
  const purls = components.map(({ purl }) => purl)
  for (const name of ['next', 'react', 'fastify', 'pg', '%40fanfare/gateway', '%40mui/material'])
    expect(purls.some((purl) => purl.startsWith(`pkg:npm/${name}@`))).toBe(true)
  expect(purls.some((purl) => purl.startsWith('pkg:npm/vitest@'))).toBe(false)
})

test('a release has no tests, no compiler and no path of the machine that built it', () => {
  const files = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
    .split('\n')
    .map((line) => line.slice(66))
  expect(files.filter((file) => !file.startsWith('node_modules/') && /\.test\.tsx?$|\/testing\//.test(file))).toEqual(
    [],
  )
  expect(files.filter((file) => /^node_modules\/(?:typescript|vite|@next\/swc|vitest)\b/.test(file))).toEqual([])
  // The alerts link to it.
  expect(files).toContain('docs/deploying/monitoring.md')
  const texts = files.filter(
    (file) => file !== '' && !file.startsWith('node_modules/') && /\.(?:js|json|ts|html)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((file) => readFileSync(join(release, file), 'utf8').includes(inRoot()))).toEqual([])
})

test('a folder that has something in it is kept as it is', () => {
  expect(() => makeRelease(release, { SOURCE_DATE_EPOCH })).toThrow(`--out: ${release} is not empty.`)
  expect(() => makeRelease(join(temporary, 'other'), { SOURCE_DATE_EPOCH: 'today' })).toThrow(
    'SOURCE_DATE_EPOCH must be seconds since 1970.',
  )
  expect(existsSync(join(temporary, 'other'))).toBe(false)
})

test('two builds in different folders differ in the keys of Next alone', { tags: ['long'], timeout: 240_000 }, () => {
  const clone = mkdtempSync(join(tmpdir(), 'fanfare-clone-'))
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8', maxBuffer: 2 ** 24 })
    for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(inRoot(path))))
      cpSync(inRoot(path), join(clone, path))
    linkModules(inRoot('node_modules'), join(clone, 'node_modules'))
    const other = join(temporary, 'second')
    const args = [join(clone, 'packages', 'runner', 'commands', 'build.ts'), '--out', other]
    execFileSync(process.execPath, args, {
      cwd: clone,
      env: { ...process.env, SOURCE_DATE_EPOCH, NODE_ENV: 'production' },
    })
    const of = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')
    const first = new Set(of(release))
    const names = of(other).filter((line) => !first.has(line))
    expect(names.map((line) => line.slice(66))).toEqual(OF_EACH_BUILD)
    expect(of(other).length).toBe(first.size)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})
