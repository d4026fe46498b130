import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { RELEASES } from '../../scripts/release-tags.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { logInCode, type Person, registerPerson } from './support/person.ts'
import { finish } from './support/run.ts'
import { BOOTSTRAP, Place, startSite } from './support/site.ts'

/** The last commit of 0.1.0, whose schema was made by 77 migrations. */
const [{ commit: OLDER_COMMIT }] = RELEASES
/** An install and a build on a busy machine. */
const BUILD_MS = 1_800_000

const hasHistory = (() => {
  try {
    execFileSync('git', ['cat-file', '-e', OLDER_COMMIT], { cwd: inRoot(), stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const dir = temporaryFolder()
const older = join(dir, 'source')
const place = new Place()
afterAll(() => place.clear())

const olderCommand = (command: string): [string, ...string[]] => [
  process.execPath,
  join(older, 'packages', 'runner', 'bootstrap.mjs'),
  command,
]

/** Starts a version on the data directory, does something, and stops it as a service manager does. */
async function whileRunning(command: [string, ...string[]], visit: (url: string) => Promise<void>): Promise<void> {
  const { running, url } = await startSite(place, command)
  await visit(url)
  running.process.kill('SIGTERM')
  expect(await running.ended).toBe(0)
}

// Both versions are installed and built, as an operator of 0.1.0 does. A clone without history cannot build the older one.
test.skipIf(!hasHistory)(
  'this version starts on the data of 0.1.0 with its accounts and books, and 0.1.0 still does afterwards',
  { tags: ['night'], timeout: BUILD_MS },
  async () => {
    mkdirSync(older)
    const archive = execFileSync('git', ['archive', OLDER_COMMIT], { cwd: inRoot(), maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', older], { input: archive })
    const [program, ...args] = olderCommand('build')
    const built = await finish(program, args, place.settings())
    expect(built.code, built.stderr).toBe(0)

    const people: Person[] = []
    const everybodyLogsIn = async (url: string) => {
      for (const person of people) expect(await logInCode(url, person)).toBe('00000')
      people.push(await registerPerson(url))
    }
    await whileRunning(olderCommand('start'), everybodyLogsIn)
    await whileRunning(BOOTSTRAP, everybodyLogsIn)
    await whileRunning(olderCommand('start'), everybodyLogsIn)
    await whileRunning(BOOTSTRAP, everybodyLogsIn)

    const audit = await finish(process.execPath, ['packages/runner/bootstrap.mjs', 'audit'], place.settings())
    expect(audit.code, audit.stdout + audit.stderr).toBe(0)
  },
)
