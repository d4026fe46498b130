import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deadline, slowness } from '@fanfare/kernel/testing/deadline.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { testFiles } from '@fanfare/runner/testing/test-files.ts'

/**
 * A test that waits for a time is slow on a quiet machine and wrong on a busy one. It waits for an event instead: `turns` of the event
 * loop, `settle` of a page, `expect.poll`, a fake clock.
 */
const WAIT = /\bsetTimeout\b[^'\n]*from 'node:timers\/promises'|setTimeout\(resolve, (?![01]\))|pg_sleep/

/** The files that may, each with its reason. */
const ALLOWED: Record<string, string> = {
  'front/cache/invalidation.test.ts':
    'a visitor is kept waiting for longer than the patience of the front, which is 0.2 s here',
  'front/cache/recompressor.test.ts': 'nothing is compressed for longer than a compression takes',
  'front/http/warm-agent.test.ts': 'connections are idle for longer than 0.25 s',
  'packages/gateway/crash.test.ts': 'looks every 5 ms whether enough claims are answered',
  'packages/gateway/db/advisory-lock.test.ts': 'the lock is held for longer than lock_timeout',
  'packages/gateway/db/migrate.test.ts': 'a migration lasts longer than statement_timeout',
  'packages/gateway/db/preparing-client.test.ts': 'a statement lasts longer than its time',
  'packages/gateway/db/read-consistently.test.ts': 'a statement lasts longer than its time',
  'packages/gateway/live/sockets/replay.test.ts': 'the limit counts the frames of a second',
  'packages/gateway/log/follow-log.test.ts': 'transactions of writers last for different times',
  'packages/gateway/payouts/payout-crash.test.ts':
    'a wallet pulls again and again, and gateways are killed at any moment',
  'packages/gateway/results/db/activity-settlements.test.ts': 'a statement of another connection waits for the lock',
  'packages/gateway/routes/agent-export-stream.test.ts': 'an export that ignores its reader would end in this time',
  'packages/gateway/settlement-crash.test.ts': 'looks every 2 ms whether the settlement is so far',
  'packages/gateway/util/threads.test.ts': 'a work of a thread waits for longer than its processor time',
  'packages/kernel/net/drain-server.test.ts': 'the server answers late',
  'packages/runner/commands/command.test.ts': 'the reader of a pipe is slower than the command that writes',
  'packages/runner/postgres/start-postgres.test.ts': 'the statement of a killed client would last longer than its test',
  'tests/faults/night/kills.test.ts': 'kills come at random moments',
  'tests/faults/night/link-faults.test.ts': 'faults last for random times',
  'tests/faults/night/soak.test.ts': 'looks every 5 s at memory and handles',
  'tests/faults/pipelining.test.ts': 'a visitor pauses between two pages',
  'tests/faults/upgrade.test.ts': 'visitors pause between two requests',
}

const files = testFiles().map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }))
/** This file names what it forbids. */
const others = files.filter(({ path }) => !path.endsWith('fixed-waits.test.ts'))

test('no test waits for a fixed time, save the listed ones', () => {
  const looked = others.filter(({ path }) => /\.test\.tsx?$/.test(path))
  expect(looked.length).toBeGreaterThan(600)
  expect(looked.filter(({ text }) => WAIT.test(text)).map(({ path }) => path)).toEqual(Object.keys(ALLOWED))
})

/** A start of a program costs 0.05 to 2 s of a core, and no run of the same test in the process of its worker does. */
const START = /\b(?:spawn|spawnSync|execFile|execFileSync|fork)\(/g
const MOST_STARTS = 60

test('tests start programs in few places', () => {
  const starts = files.flatMap(({ path, text }) => Array<string>(text.match(START)?.length ?? 0).fill(path))
  expect(starts.length, starts.join('\n')).toBeLessThanOrEqual(MOST_STARTS)
})

/** Of a whole test or hook, or of a poll. Waits inside a test may be shorter, in a loop that ends with the test. */
const FIXED_LIMIT =
  /\btest\.setTimeout\((?!deadline\()|\btags: .*timeout: \d|\btimeout: \d.*\binterval:|waitForExit\(.* \d|waitFor\(.*, \d[\d_]*\)$|_?(?:WAIT|START|PATIENCE|CONNECT)_MS = \d[\d_]{3}|^ *\},\s+\d[\d_]{3,},?\s*\)$/m

test('no limit of a test, hook or poll is the same on a slow machine', () => {
  expect(others.filter(({ text }) => FIXED_LIMIT.test(text)).map(({ path }) => path)).toEqual([])
  for (const fixed of [
    '}, 600_000)',
    '},\n  600_000,\n)',
    "{ tags: ['long'], timeout: 600_000 }",
    'test.setTimeout(600_000)',
    '{ timeout: 5 * MINUTE_MS, interval: 100 }',
    'waitForExit(child, 5000)',
    'await vi.waitFor(read, 60_000)',
    'const START_MS = 5000',
  ])
    expect(fixed).toMatch(FIXED_LIMIT)
  expect('}, deadline(600_000))').not.toMatch(FIXED_LIMIT)
})

test('a limit of time grows with the slowness of the machine', () => {
  expect(slowness()).toBeGreaterThanOrEqual(1)
  expect(deadline(1000)).toBe(Math.ceil(1000 * Number(process.env.FANFARE_SLOWNESS) * 3))
})
