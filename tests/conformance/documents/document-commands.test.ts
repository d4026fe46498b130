import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkArguments, findCommand } from '@fanfare/runner/command-line.mjs'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { settingNames } from '../../../scripts/settings-table.ts'
import { commandsOf, DOCUMENTS, readInParts, SHELL } from '../../fixtures/documents.ts'
import { ROOT } from '../../fixtures/source-files.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Written {
  path: string
  /** One line, without its comment. */
  command: string
}

const written = (): Written[] => DOCUMENTS.flatMap((path) => commandsOf(path).map((command) => ({ path, command })))

/** A shell's words, of quotes and `$( )` in one level. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ''))

const NPM = /^(?:[A-Z_]+=\S+ )*npm (?:run (?:--silent |-s )?)?([\w:]+)(?: -- (.*))?$/

type Kind = 'script' | 'program' | 'file' | 'settings' | 'excused' | 'unknown'

/** Commands that a test cannot check against this clone, and the reason. */
const EXCUSED: [RegExp, string][] = [
  [/^npm (?:ci|install|audit|ping)\b/, "npm's own command"],
  [/^npm run <name>/, 'a pattern'],
  [/^git (?:clone|checkout|log)\b/, 'needs an address, changes the clone, or needs its history'],
  [/^sha256sum /, 'its file is a download'],
  [/^node:/, 'a module'],
]

/** Settings that stand before a command. */
const settingsOf = (command: string): string[] =>
  [...command.matchAll(/(?:^| )([A-Z][A-Z_]{2,})=/g)].map(([, name = '']) => name)

/** The fault of an npm command: a script or an argument that does not exist. Placeholders are arguments like any other. */
function scriptFault(command: string): string | null {
  const [, name = '', tail = ''] = NPM.exec(command) ?? []
  if (name === 'help') return null
  if (!Object.hasOwn(COMMANDS, name)) return `there is no script ${name}`
  const [wordless = ''] = tail.split(/ > | \| /)
  const words = wordsOf(
    wordless
      .replaceAll('\\|', '')
      .replaceAll('[--json]', '--json')
      .replaceAll(/<[^>]*>/g, '<value>'),
  )
  // A mention of the command without its own command, as in "`npm run activity`".
  if (words.length === 0) return null
  const [script, args] = findCommand(name, words)
  return checkArguments(script, args).fault ?? null
}

function kindOf(command: string): Kind {
  if (EXCUSED.some(([pattern]) => pattern.test(command))) return 'excused'
  if (NPM.test(command)) return 'script'
  if (/^(?:(?:npx )?node scripts|sh deploy)\/\S+/.test(command)) return 'file'
  if (command.startsWith('npx vitest run ')) return 'file'
  // `tests/deploy` reads the files that they are given.
  if (/^(?:\(cd \S+ && )?(?:docker|kubectl) /.test(command)) return 'program'
  if (command.startsWith('git config ') || command === '.ci/run') return 'program'
  // `tests/launch/documented-curl.test.ts` runs them.
  if (/^(?:printf|curl) /.test(command)) return 'program'
  return 'unknown'
}

const all = written()
const ofKind = (kind: Kind): Written[] => all.filter(({ command }) => kindOf(command) === kind)
const shown = ({ path, command }: Written): string => `${path}: ${command}`

test('every command of the documents is of a tested kind or has a reason', () => {
  expect(all.length).toBeGreaterThan(80)
  expect(ofKind('unknown').map(shown)).toEqual([])
  const excused = ofKind('excused')
  process.stdout.write(`${all.length} commands in documents, ${excused.length} of them excused\n`)
  expect(excused.length).toBeLessThanOrEqual(14)
})

test('every npm command of the documents names a script and arguments that it accepts', () => {
  const commands = ofKind('script')
  expect(commands.length).toBeGreaterThan(60)
  const faults = commands.flatMap((each) => {
    const fault = scriptFault(each.command)
    return fault === null ? [] : [`${shown(each)}: ${fault}`]
  })
  expect(faults).toEqual([])
})

test('every script file and test file that a command of the documents names exists', () => {
  const missing = ofKind('file').flatMap((each) =>
    wordsOf(each.command)
      .flatMap((word) => {
        const [, before = '', choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(word) ?? []
        return choices === '' ? [word] : choices.split(',').map((choice) => `${before}${choice}${after}`)
      })
      .filter((word) => word.includes('/'))
      .filter((word) => !existsSync(join(ROOT, word)) && !existsSync(join(ROOT, `${word}.test.ts`)))
      .map((word) => `${each.path}: ${word}`),
  )
  expect(ofKind('file').length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})

test('every setting before a command exists', () => {
  // Of tests and measurements, read by their files.
  const OF_TESTS = ['CHROMIUM', 'KILLS', 'BENCH_SECONDS', 'PROOFS', 'E2E_PLAN']
  const known = [...settingNames(), ...SECRET_SETTINGS.map((name) => `${name}_FILE`), ...OF_TESTS]
  const unknown = all.flatMap(({ path, command }) =>
    settingsOf(command)
      .filter((name) => !known.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every block of shell in the documents is valid shell', () => {
  const blocks = DOCUMENTS.flatMap((path) => [...read(path).matchAll(SHELL)].map(([, block = '']) => ({ path, block })))
  expect(blocks.length).toBeGreaterThan(10)
  const faults = blocks.flatMap(({ path, block }) => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })
    return status === 0 ? [] : [`${path}: ${stderr}`]
  })
  expect(faults).toEqual([])
})

/** A line of a shell block whose comment quotes what the command prints. */
const PROMISE = /^(npm .*?)\s+# .*?"([^"]+)"/gm

/** Promises that this clone cannot keep here, and the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm test': 'runs this test',
  'npm run texts -- changed': 'needs a changed text',
}

test('a command prints what the document promises beside it', () => {
  const promises = DOCUMENTS.flatMap((path) =>
    [...readInParts(path).matchAll(SHELL)].flatMap(([, block = '']) =>
      Array.from(block.matchAll(PROMISE), ([, command = '', output = '']) => ({ path, command, output })),
    ),
  )
  const run = promises.filter(({ command }) => !Object.hasOwn(NOT_RUN, command))
  expect(run.length).toBeGreaterThan(0)
  for (const { path, command, output } of run) {
    const { stdout } = spawnSync(command, { cwd: ROOT, shell: true, encoding: 'utf8' })
    expect(stdout, `${path}: ${command}`).toContain(output)
  }
})

/** Cheap commands of the documents that change nothing, run as they are written. */
const HARMLESS =
  /^npm run (?:texts -- (?:stale|pending|table)|activity -- check global-partners|help|docs -- requirements)$/

test('harmless commands of the documents run as they are written', { tags: ['long'] }, () => {
  const commands = [...new Set(all.map(({ command }) => command))].filter((command) => HARMLESS.test(command))
  expect(commands.length).toBeGreaterThan(4)
  const failed = commands.filter((command) => {
    const { status } = spawnSync(command.replace('npm run', 'npm run --silent'), { cwd: ROOT, shell: true })
    return status !== 0
  })
  expect(failed).toEqual([])
})
