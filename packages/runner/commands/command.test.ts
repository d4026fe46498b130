import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { PLATFORM_COMMANDS } from '../platform-commands.mjs'
import { STAFF_COMMANDS } from '../staff-commands.mjs'

test('a command that prints a megabyte into a pipe ends once all of it is written', async () => {
  const program = `const { command } = await import(process.argv[1])
    await command(async () => (process.stdout.write('x'.repeat(1e6)), 0))`
  const args = ['--input-type=module', '--eval', program, inRoot('packages', 'runner', 'commands', 'command.ts')]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })
  expect(stdout).toHaveLength(1e6)
})

/** Answers no request. */
const CLOSED = 'http://127.0.0.1:9'

test.each(Object.entries({ ...STAFF_COMMANDS, ...PLATFORM_COMMANDS }))(
  'npm run %s runs its program, which says why it can do nothing here',
  async (name, entry) => {
    const own = 'commands' in entry ? Object.keys(entry.commands).slice(0, 1) : ['somebody', '1', 'USDT']
    const args = [inRoot('packages', 'runner', 'bootstrap.mjs'), name, ...own]
    const env = { ...process.env, GATEWAY_ORIGIN: CLOSED, OPS_SECRET: 'secret-of-the-tests-0123456789' }
    await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
      code: expect.any(Number) as number,
      stderr: expect.stringMatching(/./) as string,
    })
  },
)
