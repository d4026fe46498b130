import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { commandsAt, NEWCOMER_COMMANDS, newcomerCommands } from '../../fixtures/newcomer-commands.ts'
import { ROOT } from '../../fixtures/source-files.ts'

test('every command of README and CONTRIBUTING is run by a test, or is one of a few with a reason', () => {
  expect(Object.keys(NEWCOMER_COMMANDS).toSorted()).toEqual(newcomerCommands().toSorted())
  expect(commandsAt('nowhere').length).toBeLessThanOrEqual(6)
})

test('the tests that are named for a command exist', () => {
  const missing = commandsAt('test').filter(
    ([, { file, title }]) => !readFileSync(join(ROOT, file), 'utf8').includes(`test('${title}`),
  )
  expect(missing).toEqual([])
})

/** The environment of a person's shell: Vitest's own would change what the command does. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|E2E_)/.test(name))
  return Object.fromEntries(own) as NodeJS.ProcessEnv
}

function expectToRun(command: string, prints: RegExp): void {
  const silent = command.replace(/^npm (run|test)/, 'npm $1 --silent')
  const { status, stdout, stderr } = spawnSync(silent, {
    cwd: ROOT,
    env: shellEnvironment(),
    shell: true,
    encoding: 'utf8',
  })
  expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0)
  expect(stdout, command).toMatch(prints)
}

const HERE = commandsAt('here')

test.each(HERE.filter(([, { isLong }]) => !isLong))('%s runs as it is written', (command, { prints }) =>
  expectToRun(command, prints),
)

describe('at length', { tags: ['long'] }, () => {
  test.each(HERE.filter(([, { isLong }]) => isLong))('%s runs as it is written', (command, { prints }) =>
    expectToRun(command, prints),
  )

  test('every browser test can be listed without a site', () =>
    expectToRun('npm test -- e2e --list', /^Total: \d{3,} tests in \d+ files$/m))
})

test('the hook of commits and the check of a range refuse a subject without a type', () => {
  const clone = temporaryFolder()
  const run = (command: string) =>
    spawnSync(command, { cwd: clone, env: shellEnvironment(), shell: true, encoding: 'utf8' })
  const commit = (subject: string, more = '') =>
    run(`git -c user.name=a -c user.email=a@example.com commit --quiet --allow-empty ${more} -m "${subject}"`)
  const refused = { status: 1, stderr: expect.stringContaining('is not "type(scope): summary"') }
  mkdirSync(join(clone, 'scripts'))
  for (const name of ['hooks', 'check-commit.ts'])
    cpSync(join(ROOT, 'scripts', name), join(clone, 'scripts', name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  run('git init --quiet --initial-branch main')
  commit('Added before there was a hook')
  run('git checkout --quiet -b change')
  expect(run('git config core.hooksPath scripts/hooks').status).toBe(0)
  expect(commit('Added a thing')).toMatchObject(refused)
  expect(commit('feat: add a thing')).toMatchObject({ status: 0 })
  const range = 'npx node scripts/check-commit.ts --range main..HEAD'
  expect(run(range)).toMatchObject({ status: 0, stderr: '' })
  commit('Added a thing', '--no-verify')
  expect(run(range)).toMatchObject(refused)
})
