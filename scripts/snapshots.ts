import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, existsSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { inRoot } from '@fanfare/runner/root.ts'
import { startSite } from '#tests/fixtures/e2e-site.ts'
import { differencesOf } from '#tests/pictures/compare-pictures.ts'
import { parsePictures } from '#tests/pictures/picture.ts'
import { linkModules } from './snapshots/link-modules.ts'

const GAP = 24
const BETWEEN = '#f0f'

/** One picture with the old one on the left and the new one on the right; one of the two may be missing. */
async function putSideBySide(before: string, after: string, path: string) {
  const sizes = await Promise.all(
    [before, after].map(async (file) => {
      const { width = 0, height = 0 } = existsSync(file) ? await sharp(file).metadata() : {}
      return { file, width, height }
    }),
  )
  const left = (sizes[0]?.width ?? 0) + GAP
  mkdirSync(dirname(path), { recursive: true })
  await sharp({
    create: {
      width: left + (sizes[1]?.width ?? 0),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: BETWEEN,
    },
  })
    .composite(
      sizes.flatMap(({ file, width }, at) => (width > 0 ? { input: file, left: at === 0 ? 0 : left, top: 0 } : [])),
    )
    .png()
    .toFile(path)
}

const PICTURES = inRoot('.cache', 'pictures')
const BASE = inRoot('.cache', 'base')

const git = (...args: string[]) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim()

/** @returns the program's exit code */
const run = (script: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const playwright = (args: readonly string[], env: Record<string, string>) =>
  run(inRoot('node_modules', '@playwright', 'test', 'cli.js'), ['test', '--project=desktop', ...args], inRoot(), {
    ...env,
    E2E_PLAN: 'all',
  })

/** Takes PNG files of every state of the site that `env` names, or of this clone. */
function takePngs(folder: string, env: Record<string, string>) {
  const status = playwright(['guards/states.spec', '-g', 'every state'], { ...env, PICTURES: folder })
  // An old commit may fail these tests, for example with raw text or a wide page; its pictures still count.
  if (readdirSync(folder).length === 0) throw new Error(`No pictures were taken (exit code ${status}).`)
}

/** The worktree has node_modules of its own: through a link to ours it would load this clone's packages. */
function checkOut(commit: string) {
  git('worktree', 'add', '--detach', '--force', BASE, commit)
  linkModules(inRoot('node_modules'), join(BASE, 'node_modules'))
}

async function takeBase(commit: string, env: Record<string, string>) {
  checkOut(commit)
  try {
    if (run(join(BASE, 'packages', 'runner', 'bootstrap.mjs'), ['test', 'build'], BASE) !== 0)
      throw new Error(`${commit} was not built.`)
    const { run: site, dataDir, stop } = await startSite({ SEED: 'demo' }, BASE)
    try {
      takePngs(join(PICTURES, 'base'), { ...env, E2E_BASE_URL: site.siteOrigin, E2E_DATA_DIR: dataDir })
    } finally {
      await stop()
    }
  } finally {
    git('worktree', 'remove', '--force', BASE)
  }
}

async function compare(commit: string, env: Record<string, string>) {
  for (const side of ['base', 'now']) {
    rmSync(join(PICTURES, side), { recursive: true, force: true })
    mkdirSync(join(PICTURES, side), { recursive: true })
  }
  await takeBase(commit, env)
  takePngs(join(PICTURES, 'now'), env)
  const filesOf = (side: string) => readdirSync(join(PICTURES, side)).filter((name) => name.endsWith('.sig'))
  const read = (side: string, file: string) =>
    filesOf(side).includes(file) ? parsePictures(readFileSync(join(PICTURES, side, file), 'utf8')) : []
  for (const file of new Set([...filesOf('base'), ...filesOf('now')]))
    for (const { name, reason } of differencesOf(read('base', file), read('now', file))) {
      const view = file.replace('.sig', '')
      const [before, after] = ['base', 'now'].map((side) => join(PICTURES, side, view, `${name}.png`))
      const path = join('test-results', 'pictures', `${view}-${name}.png`)
      await putSideBySide(before ?? '', after ?? '', inRoot(path))
      process.stdout.write(`${path}  ${reason}\n`)
    }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
})
const env: Record<string, string> = positionals.length > 0 ? { PICTURE_GROUPS: positionals.join(',') } : {}
if (values.base !== undefined) await compare(git('rev-parse', '--verify', `${values.base}^{commit}`), env)
else {
  const only =
    positionals.length > 0
      ? ['guards/states.spec', '-g', 'every state']
      : ['guards/states.spec', 'pages/notifications.spec', '-g', 'looks as in']
  process.exitCode = playwright([...only, '--update-snapshots'], env)
}
