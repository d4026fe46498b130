import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChildSpec } from './child.ts'
import { isAlive, waitForExit } from './processes.ts'
import { type Supervised, supervise } from './supervise.ts'

let dir = ''
let running: Supervised[] = []
let said: string[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fanfare-supervise-'))
  said = []
})
afterEach(async () => {
  await Promise.all(running.map((child) => child.stop()))
  running = []
  rmSync(dir, { recursive: true, force: true })
})

/** A child that writes its pid to a file, so that the test can end it from outside. */
const WELL_BEHAVED = `
  import { writeFileSync } from 'node:fs'
  writeFileSync('PIDFILE', String(process.pid))
  process.send?.({ ready: true })
  setInterval(() => {}, 1000)
`

const pidFile = () => join(dir, 'pid')
const currentPid = () => Number(readFileSync(pidFile(), 'utf8'))

function start(script: string, change: Partial<ChildSpec> = {}): Supervised {
  const file = join(dir, 'child.mjs')
  writeFileSync(file, script.replaceAll('PIDFILE', pidFile()))
  const spec = { name: 'child', args: [file], env: process.env, readyWithinMs: 10_000, endsWithinMs: 300, ...change }
  const child = supervise(spec, { logFile: join(dir, 'child.log'), say: (line) => said.push(line) })
  running.push(child)
  return child
}

async function until(condition: () => boolean, patienceMs = 5000): Promise<void> {
  for (let waited = 0; !condition() && waited < patienceMs; waited += 20) await sleep(20)
  expect(condition()).toBe(true)
}

test('[GW-7] a child that is killed is back within 5 s, again and again', async () => {
  await start(WELL_BEHAVED).ready
  for (let round = 0; round < 2; round += 1) {
    const before = currentPid()
    process.kill(before, 'SIGKILL')
    await until(() => currentPid() !== before && isAlive(currentPid()))
  }
  expect(said).toEqual(Array(2).fill('child ended (killed by SIGKILL); starting it again.'))
})

test('[GW-7] a child that served does not wait longer the more often it was killed', async () => {
  await start(WELL_BEHAVED).ready
  for (let round = 0; round < 5; round += 1) {
    const before = currentPid()
    const killedAt = performance.now()
    process.kill(before, 'SIGKILL')
    await until(() => currentPid() !== before && isAlive(currentPid()))
    expect(performance.now() - killedAt).toBeLessThan(1800)
    await sleep(150)
  }
}, 20_000)

test('[GW-7] a child that ends before it is ready is not started again: its last words are the error', async () => {
  const child = start(`console.error('no such setting'); process.exit(3)`)
  await expect(child.ready).rejects.toThrow(/child ended before it was ready \(code 3\)[^]*no such setting/)
  await sleep(400)
  expect(said).toEqual(['child: no such setting'])
})

test('[GW-7] a stopped child stays stopped', async () => {
  const child = start(WELL_BEHAVED)
  await child.ready
  const pid = currentPid()
  await child.stop()
  expect(isAlive(pid)).toBe(false)
  await sleep(400)
  expect(currentPid()).toBe(pid)
})

test('[GW-7] a child that does not listen to SIGTERM is killed, with what it started', async () => {
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
  expect(await waitForExit(currentPid(), 2000)).toBe(true)
})

test('[GW-7] children do not outlive a runner that was killed with -9', async () => {
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
  expect(await waitForExit(currentPid(), 7000)).toBe(true)
}, 20_000)
