import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { expect, test } from 'vitest'
import { isAlive, waitForExit } from './processes.ts'

/** A run with a part that ignores every signal; prints the part's pid and the guard's. */
const RUN = `
  import { spawn } from 'node:child_process'
  import { guardGroup } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}
  const hangs = "process.on('SIGTERM', () => {}); process.send('up'); for (;;);"
  const part = spawn(process.execPath, ['-e', hangs], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  part.once('message', () => process.send({ part: part.pid, guard: guardGroup(part.pid, 1).pid }))
`

test.skipIf(process.platform === 'win32')(
  '[GW-3] a part that hangs does not outlive the run that was killed, and its guard goes with it',
  async () => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [{ part, guard }] = (await once(run, 'message')) as [{ part: number; guard: number }]
    expect([isAlive(part), isAlive(guard)]).toEqual([true, true])
    run.kill('SIGKILL')
    expect(await waitForExit(part, deadline(20_000))).toBe(true)
    expect(await waitForExit(guard, deadline(5000))).toBe(true)
  },
)
