import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { isAlive, waitForExit } from './processes.ts'
import { type Supervised, supervise } from './supervise.ts'

let dir = ''
let running: Supervised[] = []
let lines: string[] = []
let waits: number[] = []

beforeEach(() => {
  dir = temporaryFolder()
  lines = []
  waits = []
})
afterEach(async () => {
  await Promise.all(running.map((child) => child.stop()))
  running = []
})

/** A child that writes its pid to a file, so that the test can kill it from outside. */
const WELL_BEHAVED = `
  import { writeFileSync } from 'node:fs'
  writeFileSync('PIDFILE', String(process.pid))
  process.send?.({ ready: true })
  setInterval(() => {}, 1000)
`

const pidFile = () => join(dir, 'pid')
const currentPid = () => Number(readFileSync(pidFile(), 'utf8'))

function start(script: string): Supervised {
  const file = join(dir, 'child.mjs')
  writeFileSync(file, script.replaceAll('PIDFILE', pidFile()))
  const spec = { name: 'child', args: [file], env: process.env, readyWithinMs: deadline(10_000), endsWithinMs: 300 }
  const child = supervise(spec, {
    logFile: join(dir, 'child.log'),
    say: (line) => lines.push(line),
    wait: (ms) => Promise.resolve(waits.push(ms)),
  })
  running.push(child)
  return child
}

const until = (condition: () => boolean) => expect.poll(condition, { interval: 20 }).toBe(true)

test('[GW-7] a child that served restarts at once, however often it was killed', async () => {
  await start(WELL_BEHAVED).ready
  for (let round = 0; round < 5; round += 1) {
    const before = currentPid()
    process.kill(before, 'SIGKILL')
    await until(() => lines.length === 2 * (round + 1))
    expect([currentPid() !== before, isAlive(currentPid())]).toEqual([true, true])
  }
  const stages = [
    'child ended (killed by SIGKILL); starting it again.',
    expect.stringMatching(/^child serves again after \d+ ms\.$/),
  ]
  expect(lines).toEqual(Array(5).fill(stages).flat())
  expect(waits).toEqual([0, 0, 0, 0, 0])
})

test('[GW-7] a child that is started again is told so, because its predecessor has done part of its work', async () => {
  const script = WELL_BEHAVED.replace(
    'String(process.pid)',
    "process.pid + ' ' + (process.env.PART_RESTARTED ?? 'first')",
  )
  await start(script).ready
  const readMark = () => readFileSync(pidFile(), 'utf8').split(' ')
  const [pid, mark] = readMark()
  expect(mark).toBe('first')
  process.kill(Number(pid), 'SIGKILL')
  await until(() => readMark()[1] === '1')
})

test('[GW-7] a child shares few arenas of memory among its threads, so that compressing pages does not make it grow', async () => {
  await start(WELL_BEHAVED.replace('String(process.pid)', 'process.env.MALLOC_ARENA_MAX')).ready
  expect(readFileSync(pidFile(), 'utf8')).toBe('2')
})

test('[GW-7] a child that fails at each restart waits longer each time, 4 s at most', async () => {
  const failing = `
    import { existsSync } from 'node:fs'
    if (existsSync('PIDFILE')) process.exit(1)
    ${WELL_BEHAVED}`
  await start(failing).ready
  process.kill(currentPid(), 'SIGKILL')
  await until(() => waits.length >= 7)
  expect(waits.slice(0, 7)).toEqual([0, 500, 1000, 2000, 4000, 4000, 4000])
})

test('[GW-7] a child that ends before it is ready is not restarted, and its last output is the error', async () => {
  const child = start(`console.error('no such setting'); process.exit(3)`)
  await expect(child.ready).rejects.toThrow(/child ended before it was ready \(code 3\)[^]*no such setting/)
  await nextTurn()
  expect(lines).toEqual(['child: no such setting'])
  expect(waits).toEqual([])
})

test('[GW-7] a stopped child stays stopped', async () => {
  const child = start(WELL_BEHAVED)
  await child.ready
  const pid = currentPid()
  await child.stop()
  expect(isAlive(pid)).toBe(false)
  await nextTurn()
  expect(waits).toEqual([])
})

test('[GW-7] a child that ignores SIGTERM is killed with its own children', async () => {
  const child = start(`
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => {})
    const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync('PIDFILE', String(inner.pid))
    process.send({ ready: true })
    setInterval(() => {}, 1000)
  `)
  await child.ready
  await child.stop()
  expect(await waitForExit(currentPid(), deadline(2000))).toBe(true)
})

test('[GW-7] children end after their runner was killed with -9', async () => {
  writeFileSync(join(dir, 'child.mjs'), WELL_BEHAVED.replaceAll('PIDFILE', pidFile()))
  writeFileSync(
    join(dir, 'runner.mjs'),
    `import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.ts'))}
     const spec = { name: 'child', args: [${JSON.stringify(join(dir, 'child.mjs'))}], env: process.env, readyWithinMs: 9000, endsWithinMs: 300 }
     await supervise(spec, { logFile: ${JSON.stringify(join(dir, 'log'))}, say() {} }).ready
     process.send({ ready: true })`,
  )
  const runner = spawn(process.execPath, [join(dir, 'runner.mjs')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await new Promise((resolve) => runner.once('message', resolve))
  expect(isAlive(currentPid())).toBe(true)
  runner.kill('SIGKILL')
  expect(await waitForExit(currentPid(), deadline(7000))).toBe(true)
})
