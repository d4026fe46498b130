import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { Busy } from './domain-error.ts'
import { withCaller } from './request-scope.ts'
import { createThreads } from './threads.ts'

/** Processor time of this thread's own, so that a busy machine makes no difference. */
const SPIN = `
const spin = (ms) => {
  const before = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(before)
    if (user + system > ms * 1000) return
  }
}`

/** A thread that takes `startMs` of processor time to load, then spins or waits for as long as it is asked. */
function scriptOf({ startMs = 0 } = {}): URL {
  const path = join(temporaryFolder(), 'thread.mjs')
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads'
    ${SPIN}
    const works = { spin, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }
    parentPort.on('message', async ({ name, input }) => {
      await works[name](...input)
      parentPort.postMessage({ value: input[0] })
    })
    spin(${startMs})
    parentPort.postMessage('ready')`,
  )
  return pathToFileURL(path)
}

const CPU_MS = 400
const threadsOf = (script = scriptOf()) =>
  createThreads({
    script,
    concurrency: 2,
    maxWaiting: 2,
    ofCaller: { concurrency: 1, maxWaiting: 1 },
    cpuMs: CPU_MS,
  })

const TOO_LONG = { codeName: 'MALFORMED', data: { issues: [{ path: '', message: 'takes too long to read' }] } }

test('a work that uses too much processor time is refused, and its thread goes with it', async () => {
  const threads = threadsOf()
  await expect(threads.run('spin', [60_000])).rejects.toMatchObject(TOO_LONG)
  expect(await threads.run('spin', [1])).toBe(1)
})

test('a work that waits for longer than its processor time is not refused: the machine may be busy', async () => {
  expect(await threadsOf().run('wait', [3 * CPU_MS])).toBe(3 * CPU_MS)
})

test('the start of a thread, and the works before, are not counted', async () => {
  const threads = threadsOf(scriptOf({ startMs: 2 * CPU_MS }))
  for (let index = 0; index < 4; index += 1) expect(await threads.run('spin', [CPU_MS / 3])).toBe(CPU_MS / 3)
})

test('a work without room is told to come back, and never that it takes too long', async () => {
  const threads = threadsOf()
  const of = (caller: string) => withCaller(caller, () => threads.run('wait', [200]))
  const works = [of('many'), of('many')]
  await expect(of('many')).rejects.toThrow(Busy)
  works.push(of('ada'), of('ada'))
  await expect(of('ben')).rejects.toMatchObject({ codeName: 'NOT_READY', retryAfterSeconds: 2 })
  expect(await Promise.all(works)).toEqual([200, 200, 200, 200])
})

test('a transaction has no thread started for it: it begins again once there is one', async () => {
  const threads = threadsOf(scriptOf({ startMs: CPU_MS }))
  const begun: number[] = []
  const before = performance.now()
  const changed = await threads.around(async () => {
    begun.push(performance.now() - before)
    return threads.run('wait', [1])
  })
  expect([changed, begun.length]).toEqual([1, 2])
  // The second one has begun after the start.
  expect(begun[1]).toBeGreaterThanOrEqual(CPU_MS / 2)
  await threads.around(async () => {
    begun.push(0)
    return threads.run('wait', [1])
  })
  expect(begun).toHaveLength(3)
})
