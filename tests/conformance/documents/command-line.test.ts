import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { FIGURES } from '#bench/figures.ts'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { inRoot } from '@fanfare/runner/root.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { choose } from '@fanfare/runner/testing/choose.ts'

type Entry = {
  options?: object
  under?: string
  commands?: Record<string, { options?: object }>
  passes?: string
  entry?: string
  steps?: readonly (readonly string[])[]
}
const entries = Object.entries(COMMANDS as Record<string, Entry>)
const names = entries.map(([name]) => name)
const SCRIPTS = entries.flatMap(([name, { under }]) => (under === undefined ? [name] : []))

const clone = temporaryFolder()
const PARTS = [
  'bootstrap.mjs',
  'command-line.mjs',
  'commands.mjs',
  'developer-commands.mjs',
  'processes/ports.mjs',
  'published-commands.mjs',
]
/** Other programs need seconds to refuse an option, and do it while the other tests run. */
const refusals = new Map<string, Promise<{ isRefused: boolean; output: string }>>()
const refusal = (name: string) =>
  new Promise<{ isRefused: boolean; output: string }>((done) => {
    const args = [inRoot('packages', 'runner', 'bootstrap.mjs'), name, '--no-such-option']
    execFile(process.execPath, args, { cwd: inRoot() }, (error, stdout, stderr) =>
      done({ isRefused: error !== null, output: stdout + stderr }),
    )
  })
/** A clone that has the command line alone: whatever tries to install, start or read anything fails in it. */
for (const name of ['test:unit', 'test:e2e']) refusals.set(name, refusal(name))
mkdirSync(join(clone, 'packages', 'runner', 'processes'), { recursive: true })
for (const name of PARTS) copyFileSync(inRoot('packages', 'runner', name), join(clone, 'packages', 'runner', name))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mjs'))
    .toSorted()

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['packages/runner/bootstrap.mjs', ...args], { cwd: clone, encoding: 'utf8' })

test('every script of package.json is a command of the bootstrap, and every command a script or a part of one', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }
  expect(scripts).toEqual(
    Object.fromEntries([...SCRIPTS, 'help'].map((name) => [name, `node packages/runner/bootstrap.mjs ${name}`])),
  )
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16)
  for (const [, { under }] of entries) if (under !== undefined) expect(SCRIPTS).toContain(under)
})

test.each([
  [['docs', 'requirements'], 'npm run docs -- requirements'],
  [['test', 'e2e', '--help'], 'npm test -- e2e <path …> [options of Playwright]'],
  [['ops', 'seed'], 'npm run ops -- seed --users <1 to 100000> [--json]'],
])('%j is a part of a script with a help of its own', (args, usage) => {
  const { status, stdout } = run(...args, '--help')
  expect(status).toBe(0)
  expect(stdout).toContain(`\n  ${usage}\n`)
})

test.each(someOf([...names, 'help']))('%s --help prints usage, options and examples, and does nothing else', (name) => {
  const { status, stdout, stderr } = run(name, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const heading of ['Usage\n', '\nOptions\n', '\nExamples\n', '--help']) expect(stdout).toContain(heading)
  expect(readdirSync(clone)).toEqual(['packages'])
  expect(filesIn(join(clone, 'packages', 'runner'))).toEqual(PARTS)
})

test('the bootstrap prints the version', () => {
  const { status, stdout } = spawnSync(process.execPath, ['packages/runner/bootstrap.mjs', '--version'], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${VERSION}\n` })
})

const refusing = entries
  .filter(([, { passes }]) => !passes)
  .flatMap(([name, { commands }]) => (commands ? Object.keys(commands).map((own) => [name, own]) : [[name]]))

test.each(someOf(refusing))('%s %s refuses an unknown option by its name', (...args) => {
  const { status, stdout, stderr } = run(...args.filter((argument) => typeof argument === 'string'), '--no-such-option')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(
    /^Unknown option --no-such-option\. "npm (?:run )?[a-z:]+ -- (?:[a-z]+ )?--help" shows what it takes\.\n$/,
  )
})

test.each([
  [['start', 'now'], 'Unexpected argument now.'],
  [['activity'], 'A command is missing. There are: new, check,'],
  [['activity', 'publsh', 'a'], 'Unknown command publsh. Did you mean publish? There are: new, check,'],
  [['texts', 'table', 'de'], 'Unexpected argument de.'],
  [['seed', '--users'], "Option '--users <value>' argument missing."],
])('%j is refused with a sentence', (args, sentence) => {
  const { status, stderr } = run(...args)
  expect({ status, isSaid: stderr.startsWith(sentence) }).toEqual({ status: 2, isSaid: true })
})

test.each(['test:unit', 'test:e2e'])(
  '%s leaves other options to its program, which refuses unknown ones by their name',
  async (name) => {
    const answer = await refusals.get(name)
    expect(answer?.isRefused).toBe(true)
    expect(answer?.output).toMatch(/unknown option/i)
  },
)

test('every command has a program that exists', () => {
  const programs = entries.flatMap(([name, { steps, entry = `packages/runner/commands/${name}.ts` }]) =>
    steps
      ? steps.map(([program = '', own = '']) => (program === 'node' ? own : `node_modules/.bin/${program}`))
      : [entry],
  )
  expect(programs.length).toBeGreaterThan(names.length)
  expect(programs.filter((path) => !existsSync(inRoot(path)))).toEqual([])
})

test('the help names every step of npm test and every figure of npm run bench', () => {
  const words = (text: string) => text.split(/, | or /)
  expect(words(COMMANDS.test.positionals[1])).toEqual(
    [choose([]), choose(['long'])].flatMap(({ stages }) => stages.flat(2)).map(({ name }) => name),
  )
  expect(words(COMMANDS.bench.positionals[1])).toEqual(Object.keys(FIGURES))
})
