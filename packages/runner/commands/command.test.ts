import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a command that prints a megabyte into a pipe ends once all of it is written', async () => {
  const program = `import { command } from '${new URL('command.ts', import.meta.url).href}'
    await command(async () => (process.stdout.write('x'.repeat(1e6)), 0))`
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })
  expect(stdout).toHaveLength(1e6)
})
