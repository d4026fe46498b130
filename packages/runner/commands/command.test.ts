import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'

test('a command that prints a megabyte into a pipe ends once all of it is written', async () => {
  const program = `const { command } = await import(process.argv[1])
    await command(async () => (process.stdout.write('x'.repeat(1e6)), 0))`
  const args = ['--input-type=module', '--eval', program, inRoot('packages', 'runner', 'commands', 'command.ts')]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })
  expect(stdout).toHaveLength(1e6)
})

test.each([0, 1])('a command whose reader leaves after a line finishes its work and ends with its code, %i', (code) => {
  const program = `const { command, say, warn } = await import(process.argv[1])
    await command(async () => {
      for (let part = 0; part < 50; part += 1) {
        say('x'.repeat(1e5))
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      warn('the work is done')
      return ${code}
    })`
  const { status, stderr } = spawnSync(
    'bash',
    [
      '-o',
      'pipefail',
      '-c',
      '"$1" --input-type=module --eval "$2" "$3" | head -1',
      '-',
      process.execPath,
      program,
      inRoot('packages', 'runner', 'commands', 'command.ts'),
    ],
    { encoding: 'utf8', maxBuffer: 1e7 },
  )
  expect([status, stderr]).toEqual([code, 'the work is done\n'])
})

test('a command that cannot reach the gateway says so', async () => {
  const args = [inRoot('packages', 'runner', 'bootstrap.mjs'), 'ops', 'reviews']
  const env = { ...process.env, GATEWAY_ORIGIN: 'http://127.0.0.1:9', OPS_SECRET: 'secret-of-the-tests-0123456789' }
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not answer as a gateway') as string,
  })
})
