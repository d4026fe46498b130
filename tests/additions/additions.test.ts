import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { ADDED_ROWS, ADDITIONS } from './additions.ts'
import { copyWithAdditions } from './copy-project.ts'

const PATIENCE_MS = deadline(600_000)
const OUTPUT_MAXIMUM = 16 * 1024 * 1024

let folder: string

/** A nested Vitest must not take the settings of this one. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (/^VITEST|^TEST$/.test(name)) delete env[name]
  return env
}

/** Runs an installed command in the copy. @returns its output @throws Error with the output if it failed */
function run(command: string, ...args: string[]): Promise<string> {
  const file = join(folder, 'node_modules', '.bin', command)
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd: folder, env: ownEnvironment(), maxBuffer: OUTPUT_MAXIMUM }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`))
    })
  })
}

const filesOf = (name: keyof typeof ADDITIONS): string[] =>
  Object.keys(ADDITIONS[name])
    .filter((file) => !file.includes('.test.'))
    .toSorted()

const TYPE = `components/activity/activity-look.ts packages/activities/engine-files.ts packages/contract/activity-types.ts
  packages/contract/index.ts packages/gateway/engines/registry/engines.ts packages/gateway/routes/registry.ts`
const CALL = 'app/[locale]/download/page.tsx packages/contract/site/site.ts packages/gateway/site/routes/site.ts'
const CHANGE = `console/screens/proposal-words.tsx console/screens/users.tsx packages/contract/staff/audit-actions.ts
  packages/contract/staff/proposals.ts packages/contract/staff/users.ts packages/gateway/staff/routes/users.ts`
const TEXT = 'app/[locale]/download/page.tsx locales/context.json locales/en/common.json'

test.each([
  ['[GW-4] a new activity type adds lines to the table of types and the lists beside it', 'type', TYPE],
  ['a new call changes its noun’s file of the contract, its handler, and the page that uses it', 'call', CALL],
  ['a new staff change that a second person approves changes six files', 'change', CHANGE],
  [
    'a new page of the console adds lines to the lists of addresses and places',
    'screen',
    'console/places.ts console/screens.ts',
  ],
  ['a new text changes the English texts, the context of a short one, and the page that shows it', 'text', TEXT],
] as const)('%s, and no other file', (_, name, files) => expect(filesOf(name)).toEqual(files.split(/\s+/)))

test('a new page of the console is one short file', () => {
  const page = readFileSync(inRoot('tests/additions/files/console/screens/open-flags.tsx'), 'utf8')
  expect(page.split('\n').length).toBeLessThan(120)
})

test('the lines have their places in the files of today', () => {
  for (const { file, after } of ADDED_ROWS) expect(readFileSync(inRoot(file), 'utf8'), file).toContain(after)
})

describe('a copy of the project', { tags: ['night'], timeout: PATIENCE_MS }, () => {
  beforeAll(() => (folder = copyWithAdditions()))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('[GW-4] with these lines and the files of their own it compiles', async () => {
    await run('next', 'typegen')
    expect(await run('tsc', '--noEmit')).toBe('')
  })

  test('new texts are pending', async () => {
    expect(await run('node', 'packages/runner/bootstrap.mjs', 'texts', 'changed')).toContain('2 pending, 0 refused')
  })

  test('[GW-4] a new type, call, staff change, page and text work in the whole product', async () => {
    const tests = `marathon activities/parse activity-types import-direction gateway-floors conformance/texts
      conformance/calls/routes conformance/calls/permissions conformance/calls/refusals packages/contract console/places
      console/screens/proposal-words staff/warn-user`
    const output = await run('vitest', 'run', ...tests.split(/\s+/))
    for (const file of ['marathon.test.ts', 'card.test.tsx', 'activity-types.test.ts', 'texts.test.ts', 'warn-user'])
      expect(output).toContain(file)
  })
  test('a call without its handler is named by a test', async () => {
    const routes = join(folder, 'packages/gateway/site/routes/site.ts')
    writeFileSync(routes, readFileSync(routes, 'utf8').replace(/^.*bind\(supportHours.*$/m, ''))
    await expect(run('vitest', 'run', 'conformance/calls/routes')).rejects.toThrow(/supportHours/)
  })
})
