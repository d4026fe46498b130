import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { copyWithNewType } from './copy-project.ts'
import { ADDED_ROWS } from './rows.ts'

const PATIENCE_MS = 240_000
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

test('[GW-4] a new activity type adds lines to the table of types and the lists beside it, and to no other file', () => {
  expect([...new Set(ADDED_ROWS.map(({ file }) => file))].toSorted()).toEqual([
    'components/activity-types/card-parts.ts',
    'components/activity/activity-look.ts',
    'packages/activities/engine-files.ts',
    'packages/contract/activity-types.ts',
    'packages/contract/index.ts',
    'packages/gateway/engines/registry/engines.ts',
    'packages/gateway/routes/registry.ts',
  ])
})

test('the lines have their places in the files of today', () => {
  for (const { file, after } of ADDED_ROWS) expect(readFileSync(inRoot(file), 'utf8'), file).toContain(after)
})

describe('a copy of the project', { tags: ['long'], timeout: PATIENCE_MS }, () => {
  beforeAll(() => {
    folder = copyWithNewType()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('[GW-4] with these lines and its own folders a new type compiles', async () => {
    await run('next', 'typegen')
    expect(await run('tsc', '--noEmit')).toBe('')
  })

  test('[GW-4] a new type is published, joined, evaluated, ranked, settled, shown and described', async () => {
    const tests = [
      'marathon',
      'activities/parse',
      'activity-types',
      'import-direction',
      'gateway-floors',
      'conformance/texts/texts',
    ]
    const output = await run('vitest', 'run', ...tests)
    for (const file of ['marathon.test.ts', 'medal.test.tsx', 'activity-types.test.ts', 'texts.test.ts'])
      expect(output).toContain(file)
  })
})
